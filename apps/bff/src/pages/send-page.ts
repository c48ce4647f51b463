import { randomBytes } from 'node:crypto'
import type { Merchant } from '@wasl/contracts/web/pay.contract'
import type { Locale } from '@wasl/domain/locale'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BffEnv, Clock } from '../bff-env.ts'
import { pagePolicy } from './csp.ts'
import { loadMerchant } from '../core/load-merchant.ts'
import { loadOverrides } from './load-overrides.ts'
import { toMerchant } from '../core/merchant.translate.ts'
import type { PageData } from '@wasl/web/base/page-data.ts'
import type { Renderer } from './renderer.ts'

export type PageSender = {
  readonly render: Renderer
  readonly clock: Clock
  readonly demo: boolean
  readonly publicUrl: string
}

export type Page = {
  readonly page: PageData
  readonly merchant: Merchant
  readonly locale: Locale
  /** Instead of the renderer's own. */
  readonly status?: ContentfulStatusCode
  /** Instead of the request's own address. */
  readonly path?: string
  readonly overrides?: Record<string, unknown>
  /** Other sites that its plain form may end at: a gateway's redirect is held to the page's policy. */
  readonly leadsTo?: readonly string[]
}

/** The browser itself asks Google about its wallet, in the page's name; Apple's needs nobody asked. */
function walletHosts(page: PageData): string[] {
  const isOffered =
    page.kind === 'pay' &&
    page.load.kind === 'payable' &&
    page.load.page.wallets.some(({ kind }) => kind === 'googlePay')
  return isOffered ? ['https://google.com/pay', 'https://pay.google.com'] : []
}

const utf8 = new TextEncoder()

/** Renders a page on the server and sends it under its own nonce (reliability D-11). */
export async function sendPage(
  c: Context<BffEnv>,
  { render, clock, demo, publicUrl }: PageSender,
  { page, merchant, locale, status, path, overrides, leadsTo = [] }: Page,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url')
  const url = new URL(c.req.url)
  const rendered = await render({
    path: path ?? `${url.pathname}${url.search}`,
    locale,
    nonce,
    origin: `${new URL(publicUrl).protocol}//${c.get('host')}`,
    merchant,
    page,
    now: clock.now().toISOString(),
    demo,
    ...(overrides && { overrides }),
  })
  c.header(
    'content-security-policy',
    pagePolicy({
      nonce,
      formOrigins: [new URL(publicUrl).origin, ...leadsTo],
      connects: walletHosts(page),
    }),
  )
  c.header('content-language', locale)
  c.header('x-robots-tag', 'noindex, nofollow')
  c.header('content-type', 'text/html; charset=UTF-8')
  // As bytes: a text is copied twice more on its way. The renderer answers statuses of pages, all of which have a body.
  return c.body(utf8.encode(rendered.html), status ?? (rendered.status as ContentfulStatusCode))
}

export async function sendNotFound(
  c: Context<BffEnv>,
  sender: PageSender,
  locale: Locale,
  inShop?: true,
): Promise<Response> {
  const core = c.get('core')
  const [details, overrides] = await Promise.all([loadMerchant(core), loadOverrides(core, locale)])
  const page = { kind: 'notFound', ...(inShop && { inShop }) } as const
  return sendPage(c, sender, { page, merchant: toMerchant(details), locale, status: 404, overrides })
}
