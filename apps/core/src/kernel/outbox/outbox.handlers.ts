import { isLocale, otherLocale, type Locale } from '@wasl/domain/locale'
import { createHash, randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { writtenChannels, type WrittenChannel } from '../messages/messages.domain.ts'
import { createDemoReceiver } from '../webhooks/demo/demo-receiver.ts'
import { eventsView } from './outbox-events-view.ts'
import { outboxLayout, type Markup } from './outbox-layout.ts'
import { listView, outboxHref } from './outbox-list-view.ts'
import { messageView, notFoundView } from './outbox-message-view.ts'
import { readEvents, readMessage, readOutbox, type OutboxFilter } from './outbox.service.ts'
import { sayIn } from './outbox-words.ts'

export type Outbox = { fetch(request: Request, host?: { nonce: string }): Response | Promise<Response> }

type OutboxOptions = { db: Db; clock: Clock; publicUrl: string; key: string; fontFaces: string }
type Env = { Bindings: { nonce?: string } }

/** `/outbox`, in demo mode alone: everything that would have been sent, and nothing that was. */
export function createOutbox({ db, clock, publicUrl, key, fontFaces }: OutboxOptions): Outbox {
  const app = new Hono<Env>()
  const receive = createDemoReceiver({ clock, key })

  app.get('/outbox', async (c) => {
    const locale = localeOf(c)
    const filter = filterOf(c)
    const page = await readOutbox(db, filter)
    const otherHref = outboxHref(otherLocale(locale), filter)
    return show(c, { locale, otherHref, title: sayIn(locale)('title'), body: listView(page, filter, locale) })
  })

  app.get('/outbox/webhooks', async (c) => {
    const locale = localeOf(c)
    const otherHref = `/outbox/webhooks?lang=${otherLocale(locale)}`
    const body = eventsView(await readEvents(db), locale)
    return show(c, { locale, otherHref, title: sayIn(locale)('webhooks'), body })
  })

  app.post('/outbox/webhooks/:merchant', (c) => receive(c.req.raw, c.req.param('merchant')))

  app.get('/outbox/:id', async (c) => {
    const locale = localeOf(c)
    const message = await readMessage(db, idOf(c))
    if (!message) return missing(c, locale)
    const otherHref = `/outbox/${message.publicId}?lang=${otherLocale(locale)}`
    return show(c, { locale, otherHref, title: message.subject, body: messageView(message, locale) })
  })

  app.get('/outbox/:id/html', async (c) => {
    const message = await readMessage(db, idOf(c))
    if (!message?.html) return missing(c, localeOf(c))
    for (const [name, value] of Object.entries(previewHeaders(message.html))) c.header(name, value)
    // The mail's links open beside the outbox, not inside its frame.
    return c.html(message.html.replace('<head>', '<head><base target="_blank">'))
  })

  app.notFound((c) => missing(c, localeOf(c)))

  const missing = (c: Context<Env>, locale: Locale) =>
    show(c, {
      locale,
      otherHref: `/outbox?lang=${otherLocale(locale)}`,
      title: sayIn(locale)('notFound'),
      body: notFoundView(locale),
      status: 404,
    })

  const show = (c: Context<Env>, { locale, otherHref, title, body, status }: Shown) => {
    // In a server of its own the host brings no bindings at all.
    const nonce = (c.env as Env['Bindings'] | undefined)?.nonce ?? randomBytes(16).toString('base64url')
    for (const [name, value] of Object.entries(pageHeaders(nonce))) c.header(name, value)
    const frame = { locale, nonce, fontFaces, host: new URL(publicUrl).host, otherHref }
    return c.html(outboxLayout(frame, { title, body }), status ?? 200)
  }

  return { fetch: (request, host) => app.fetch(request, host ?? {}) }
}

type Shown = { locale: Locale; otherHref: string; title: string; body: Markup; status?: 404 }

const localeOf = (c: Context<Env>): Locale => {
  const asked = c.req.query('lang') ?? ''
  return isLocale(asked) ? asked : 'en'
}

/** No row can hold a NUL, and PostgreSQL refuses to compare with it. */
const idOf = (c: Context<Env>): string => clean(c.req.param('id') ?? '')

const filterOf = (c: Context<Env>): OutboxFilter => ({
  channel: channelOf(c.req.query('channel')),
  merchantKey: clean(c.req.query('merchant') ?? '') || null,
  before: clean(c.req.query('before') ?? '') || null,
})

const channelOf = (text: string | undefined): WrittenChannel | null =>
  writtenChannels.find((channel) => channel === text) ?? null

const clean = (text: string): string => text.replaceAll('\0', '')

const common = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

const pageHeaders = (nonce: string): Record<string, string> => ({
  ...common,
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    'img-src data:',
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
})

/** A mail may draw itself by exactly the styles it was written with, and do nothing else. */
function previewHeaders(mail: string): Record<string, string> {
  const styles = new Set([...mail.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style))
  const hashes = [...styles].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  return {
    ...common,
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'unsafe-hashes' ${hashes.join(' ')}`,
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-popups allow-popups-to-escape-sandbox',
    ].join('; '),
  }
}
