import type { AttemptLoad } from '@wasl/contracts/web/pay.contract'
import { withoutOrdered } from '@wasl/domain/cart/cart'
import { locales, type Locale } from '@wasl/domain/locale'
import { nextTarget, type NextRules } from '@wasl/domain/next-target'
import type { Context, Hono } from 'hono'
import { languageOf } from '../answer/accept-language.ts'
import type { BffEnv } from '../bff-env.ts'
import { cartOf, sendCart } from '../catalogue/cart-cookie.ts'
import { loadOrder } from '../catalogue/checkout-pages.ts'
import { mountShopPages } from '../catalogue/shop-pages.ts'
import { webAddress } from '../answer/address.ts'
import { loadOverrides } from './load-overrides.ts'
import { onlyRead } from '../core/only-read.ts'
import { linkPage } from '../pay/link/link-page.ts'
import { codePage } from '../pay/code/code-page.ts'
import { formFor } from '../pay/form-for.ts'
import type { FormMemory } from '../pay/form-memory.ts'
import { loadAttempt } from '../pay/load-attempt.ts'
import { loadDetails } from '../pay/load-details.ts'
import { loadMerchant, nextRulesOf } from '../core/load-merchant.ts'
import { loadPayPage, locate } from '../pay/load-pay-page.ts'
import { toMerchant } from '../core/merchant.translate.ts'
import { isPublicId } from '../answer/public-id.ts'
import type { NextStep } from './renderer.ts'
import { sendNotFound, sendPage } from './send-page.ts'
import { mountStaffPages, type StaffPageSender } from './staff-pages.ts'
import type { CoreApi } from '../core/core-client.ts'
import { unexpectedAnswer } from '../core/core-failure.ts'

/** The addresses that have a page (product.md 3). */
const isPagePath = (path: string): boolean => isPublicPath(path) || isStaffPath(path)

const isPublicPath = (path: string): boolean =>
  /^\/(en|ar)(\/(pay|link|attempt|transaction|checkout|catalogue\/product-detail|catalogue\/order|spf\/payment-(options|details))\/[^/]+|\/attempt\/[^/]+\/receipt|\/cpr|\/catalogue\/(product-list|cart|checkout))?\/?$/.test(
    path,
  )

/** Which pages the dashboard has, its own route tree knows. */
const isStaffPath = (path: string): boolean =>
  /^\/(en|ar)\/(login|forget-password|reset-password|dashboard(\/[^?#]*)?|pos\/[^?#]+)\/?$/.test(path)

export type PagesOptions = StaffPageSender & { readonly secret: string; readonly memory: FormMemory }

/** Every page: what it shows is asked of the core in parallel, rendered here and sent under its own nonce. */
export function mountPages(app: Hono<BffEnv>, options: PagesOptions): void {
  app.get('/', (c) => {
    c.header('vary', 'Accept-Language')
    return c.redirect(`/${languageOf(c.req.header('accept-language'))}`, 302)
  })
  for (const locale of locales) {
    const addresses = {
      home: `/${locale}`,
      pay: `/${locale}/pay/:id`,
      attempt: `/${locale}/attempt/:id`,
      receipt: `/${locale}/attempt/:id/receipt`,
      details: `/${locale}/transaction/:id`,
      checkout: `/${locale}/checkout/:id`,
      paymentOptions: `/${locale}/spf/payment-options/:id`,
      paymentDetails: `/${locale}/spf/payment-details/:id`,
      code: `/${locale}/cpr`,
      link: `/${locale}/link/:id`,
    } as const
    app.get(addresses.home, (c) => landingPage(c, options, locale))
    app.get(addresses.pay, (c) => payPage(c, options, { locale, id: c.req.param('id') }))
    app.get(addresses.attempt, (c) => attemptPage(c, options, { locale, id: c.req.param('id') }))
    app.get(addresses.receipt, (c) => receiptPage(c, options, { locale, id: c.req.param('id') }))
    app.get(addresses.details, (c) => detailsPage(c, options, { locale, id: c.req.param('id') }))
    app.get(addresses.checkout, async (c) => {
      const id = await transactionOfSession(c.get('core'), c.req.param('id'))
      return payPage(c, options, { locale, id })
    })
    app.get(addresses.paymentOptions, async (c) => {
      const id = await shopifyTransaction(c.get('core'), c.req.param('id'))
      return payPage(c, options, { locale, id })
    })
    app.get(addresses.paymentDetails, (c) =>
      attemptPage(c, options, { locale, id: c.req.param('id'), plugin: 'shopify' }),
    )
    app.get(addresses.link, (c) => linkPage(c, options, { locale, id: c.req.param('id') }))
    app.get(addresses.code, (c) => codePage(c, options, locale))
    for (const address of Object.values(addresses)) app.all(address, onlyRead)
    mountShopPages(app, options, locale)
    mountStaffPages(app, options, locale)
  }
}

type Asked = {
  readonly locale: Locale
  readonly id: string
  /** Whose attempts alone are shown here. */
  readonly plugin?: string
}

async function payPage(c: Context<BffEnv>, options: PagesOptions, { locale, id }: Asked) {
  const core = c.get('core')
  const merchant = loadMerchant(core)
  const rules = merchant.then((details) => nextRulesOf(details, c.get('origin')))
  const [details, load, overrides] = await Promise.all([
    merchant,
    isPublicId(id) ? loadPayPage(core, id, rules) : ({ kind: 'notFound' } as const),
    loadOverrides(core, locale),
  ])
  if (load.kind === 'redirect' && load.host === null) return c.redirect(load.url, 303)
  c.set('asksForPlace', load.kind === 'payable' && load.page.delivery?.capture.location === true)
  const page = {
    kind: 'pay',
    transactionId: id,
    ...(await formFor(c, options, { id, locale, load })),
  } as const
  return sendPage(c, options, { page, merchant: toMerchant(details), locale, overrides })
}

async function attemptPage(c: Context<BffEnv>, options: PagesOptions, { locale, id, plugin }: Asked) {
  const core = c.get('core')
  const [details, load, overrides] = await Promise.all([
    loadMerchant(core),
    loadAttempt(core, { id, ask: 'attempt', ownOrigin: c.get('origin'), plugin }),
    loadOverrides(core, locale),
  ])
  const next = nextStep(c.req.queries('next'), nextRulesOf(details, c.get('origin')))
  const order = await boughtWith(c, load)
  const page = { kind: 'attempt', load, next, ...(order && { order }) } as const
  return sendPage(c, options, { page, merchant: toMerchant(details), locale, overrides })
}

/** What was bought, where a shop's payment is shown. Its success empties the cart of a browser without script too. */
async function boughtWith(c: Context<BffEnv>, load: AttemptLoad) {
  if (load.kind !== 'attempt' || load.attempt.plugin !== 'catalogue') return null
  const { transactionId, view } = load.attempt
  const cart = cartOf(c)
  if (view === 'success' && cart.order === transactionId)
    sendCart(c, withoutOrdered(cart, transactionId, cart.at + 1))
  return loadOrder(c, transactionId)
}

async function receiptPage(c: Context<BffEnv>, options: PagesOptions, { locale, id }: Asked) {
  const core = c.get('core')
  const [details, load, overrides] = await Promise.all([
    loadMerchant(core),
    loadAttempt(core, { id, ask: 'attempt', ownOrigin: c.get('origin') }),
    loadOverrides(core, locale),
  ])
  return sendPage(c, options, {
    page: { kind: 'receipt', load },
    merchant: toMerchant(details),
    locale,
    overrides,
  })
}

async function detailsPage(c: Context<BffEnv>, options: PagesOptions, { locale, id }: Asked) {
  const core = c.get('core')
  const [details, load, overrides] = await Promise.all([
    loadMerchant(core),
    isPublicId(id) ? loadDetails(core, id) : ({ kind: 'notFound' } as const),
    loadOverrides(core, locale),
  ])
  return sendPage(c, options, {
    page: { kind: 'details', load },
    merchant: toMerchant(details),
    locale,
    overrides,
  })
}

/** Product.md 3: the merchant's website if there is one and this is not it. The demo stays at home. */
async function landingPage(c: Context<BffEnv>, options: PagesOptions, locale: Locale) {
  const core = c.get('core')
  const [details, overrides] = await Promise.all([loadMerchant(core), loadOverrides(core, locale)])
  const website = webAddress(details.website)
  const isElsewhere = website !== null && new URL(website).host !== c.get('host')
  if (!options.demo && isElsewhere) return c.redirect(website, 302)
  return sendPage(c, options, { page: { kind: 'landing' }, merchant: toMerchant(details), locale, overrides })
}

/** S1 §2: a path that does not resolve is retried once under /en; then it is the 404 page. */
export const unresolvedPage = (options: PagesOptions) => async (c: Context<BffEnv>) => {
  const { pathname, search } = new URL(c.req.url)
  if (isPagePath(`/en${pathname}`)) return c.redirect(`/en${pathname}${search}`, 302)
  return sendNotFound(c, options, c.get('language'))
}

/** Product.md 9.9. A parameter given twice says nothing. */
function nextStep(given: string[] | undefined, rules: NextRules): NextStep | null {
  const [text, ...more] = given ?? []
  const target = text === undefined || more.length > 0 ? null : nextTarget(text, rules)
  switch (target?.kind) {
    case undefined:
      return null
    case 'path':
      return { kind: 'auto', url: target.path, host: null }
    case 'origin':
      return { kind: 'auto', url: target.url, host: new URL(target.url).host }
    case 'interstitial':
      return target
  }
}

/** The transaction of `checkout/{session_id}`; the empty text is nobody's, and answered like an id that is not there. */
async function transactionOfSession(core: CoreApi, sessionId: string): Promise<string> {
  if (!isPublicId(sessionId)) return ''
  const got = await core.checkout.session({ params: { id: sessionId } })
  switch (got.status) {
    case 200:
      return got.body.transaction_id
    case 404:
    case 421:
      return ''
    case 400:
    case 413:
    case 415:
    case 429:
      throw unexpectedAnswer(got)
  }
}

/** `spf/payment-options` shows shopify's transactions and no others. */
async function shopifyTransaction(core: CoreApi, id: string): Promise<string> {
  if (!isPublicId(id)) return ''
  return (await locate(core, id)) === 'shopify' ? id : ''
}
