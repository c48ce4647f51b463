import { isLocale } from '@wasl/domain/locale'
import type { Context, Handler } from 'hono'
import { findEventMerchant } from '../kernel/events/show-events.service.ts'
import { download } from '../platform/files/download.ts'
import type { CoreEnv } from '../platform/http/core-env.ts'
import { notFoundBody } from '../platform/http/refuse.ts'
import {
  calendarOf,
  fileWords,
  orderOfLink,
  ticketsFile,
  type TicketFileDeps,
} from './ticket-files.service.ts'

const languageOf = (c: Context<CoreEnv>) => {
  const asked = c.req.query('lang') ?? ''
  return isLocale(asked) ? asked : c.var.language
}

async function opened(deps: TicketFileDeps, c: Context<CoreEnv>, token: string) {
  const merchant = await findEventMerchant(deps.db, c.var.merchantId)
  const found = merchant && (await orderOfLink(deps, { merchant, token }))
  return merchant && found ? { merchant, found } : null
}

/** GET /plugins/event/tickets/{token}?lang=&paper=: all places of an order as one PDF. */
export const ticketsHandler =
  (deps: TicketFileDeps): Handler<CoreEnv, '/plugins/event/tickets/:token'> =>
  async (c) => {
    const language = languageOf(c)
    const open = await opened(deps, c, c.req.param('token'))
    const paper = c.req.query('paper') === '80mm' ? '80mm' : 'a6'
    const content = open && (await ticketsFile(deps, { ...open, language, paper }))
    if (!open || !content) return c.json(notFoundBody(c), 404)
    const name = `${fileWords('ticketFile.fileName', language)}-${open.found.order.number}.pdf`
    return download(content, { name, contentType: 'application/pdf' })
  }

/** GET /plugins/event/tickets/{token}/calendar?lang=: the bookings of an order for a calendar. */
export const calendarHandler =
  (deps: TicketFileDeps): Handler<CoreEnv, '/plugins/event/tickets/:token/calendar'> =>
  async (c) => {
    const language = languageOf(c)
    const open = await opened(deps, c, c.req.param('token'))
    if (!open) return c.json(notFoundBody(c), 404)
    const text = calendarOf({ origin: c.var.origin, language }, open.found)
    return new Response(text, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="booking-${open.found.order.number}.ics"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  }
