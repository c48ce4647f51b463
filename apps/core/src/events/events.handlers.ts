import type { eventsContract } from '@wasl/contracts/core/events.contract'
import type { Handlers } from '@wasl/contracts/server'
import { pick } from '@wasl/domain/locale'
import type { Context } from 'hono'
import { headerOf } from '../kernel/merchants/header-config.domain.ts'
import {
  findEventMerchant,
  isUnlocked,
  listedEvents,
  summaryOf,
  type EventDeps,
} from '../kernel/events/show-events.service.ts'
import type { CoreEnv } from '../platform/http/core-env.ts'
import { notFoundBody } from '../platform/http/refuse.ts'
import { listedEvent, wholeEvent } from './event-on-wire.ts'
import { codesOf, wantedNow } from '../kernel/events/keep-places.service.ts'
import { comingBackOf, showEvent, showEvents, termsOf } from './show-event.service.ts'
import { wantedOf } from '../kernel/events/wanted-tickets.ts'

type Here = Context<CoreEnv>

/** S2 §7 "Events", what is only read. */
export function eventsHandlers(deps: EventDeps): Handlers<typeof eventsContract, CoreEnv> {
  const merchantOf = (c: Here) => findEventMerchant(deps.db, c.var.merchantId)
  const missing = (c: Here) => ({ status: 404, body: notFoundBody(c) }) as const

  return {
    list: async (_request, c) => {
      const merchant = await merchantOf(c)
      if (!merchant) return missing(c)
      const listed = listedEvents(await showEvents(deps, merchant.id), deps.clock.now())
      const results = listed.map(({ event, summary }) => listedEvent(event, summary, merchant.currency))
      return { status: 200, body: { results } }
    },

    event: async ({ params: { slug }, query: { code } }, c) => {
      const merchant = await merchantOf(c)
      const found = merchant && (await showEvent(deps, { merchantId: merchant.id, slug }))
      if (!merchant || !found) return missing(c)
      if (found.kind === 'moved') {
        c.header('location', `/api/v1/plugins/event/events/${encodeURIComponent(found.slug)}`)
        return { status: 301, body: { detail: found.slug, code: 'moved', slug: found.slug } }
      }
      const now = deps.clock.now()
      const comingBack = await comingBackOf(deps, merchant.id, found.event)
      const showing = { currency: merchant.currency, codes: codesOf(code), comingBack }
      return { status: 200, body: wholeEvent(found.event, summaryOf(found.event, now), showing) }
    },

    tickets: async ({ params: { slug }, query: { code } }, c) => {
      const merchant = await merchantOf(c)
      const found = merchant && (await showEvent(deps, { merchantId: merchant.id, slug }))
      if (found?.kind !== 'event') return missing(c)
      const results = found.event.tickets
        .filter((ticket) => ticket.state === 'active' && isUnlocked(ticket, codesOf(code)))
        .map(({ publicId, nameEn, nameAr }) => ({
          id: publicId,
          name: pick({ en: nameEn, ar: nameAr }, c.var.language),
        }))
      return { status: 200, body: { results } }
    },

    terms: async ({ query: { event: slug } }, c) => {
      const merchant = await merchantOf(c)
      const terms = merchant && (await termsOf(deps, { merchantId: merchant.id, slug }))
      return terms ? { status: 200, body: terms } : missing(c)
    },

    headerConfig: async (_request, c) => {
      const merchant = await merchantOf(c)
      return merchant ? { status: 200, body: headerOf('event', merchant.headerConfig['event']) } : missing(c)
    },

    qtyList: async ({ body, query: { code } }, c) => {
      if (!(await merchantOf(c))) return missing(c)
      const wanted = body.map(wantedOf)
      const now = deps.clock.now()
      const read = await wantedNow(deps.db, { merchantId: c.var.merchantId, wanted, code, now })
      if (!read.ok) return missing(c)
      return {
        status: 200,
        body: read.value.lines.map(({ wanted: { ticket, date, slot }, sale }) => ({
          ticket,
          event_date: date,
          slot,
          status: sale?.status ?? 'closed',
          remaining_quantity: sale?.status === 'available' ? sale.left : 0,
        })),
      }
    },

    registrationForm: async ({ params: { slug } }, c) => {
      const merchant = await merchantOf(c)
      const found = merchant && (await showEvent(deps, { merchantId: merchant.id, slug }))
      if (!merchant || found?.kind !== 'event') return missing(c)
      const { fields, row } = found.event
      return {
        status: 200,
        body: {
          fields: fields.map(({ name, labelEn, labelAr, type, scope, required, options }) => ({
            name,
            label_en: labelEn,
            label_ar: labelAr,
            type,
            scope,
            required,
            options,
          })),
          country_code: merchant.countryCode,
          terms_version: row.termsVersion,
        },
      }
    },
  }
}
