import type { AttemptLoad } from '@wasl/contracts/web/pay.contract'
import { withoutOrdered } from '@wasl/domain/cart/cart'
import { nextTarget, type NextRules } from '@wasl/domain/next-target'
import type { NextTarget } from '@wasl/web/base/page-data.ts'
import type { Context } from 'hono'
import { isPublicId } from '../answer/public-id.ts'
import type { BffEnv } from '../bff-env.ts'
import { cartOf, sendCart } from '../catalogue/cart-cookie.ts'
import { loadOrder } from '../catalogue/checkout-pages.ts'
import type { CoreApi } from '../core/core-client.ts'
import { unexpectedAnswer } from '../core/core-failure.ts'
import { loadMerchant, nextRulesOf } from '../core/load-merchant.ts'
import { toMerchant } from '../core/merchant.translate.ts'
import { codeForm, codeFormAddress, codePage } from '../pay/code/code-page.ts'
import { collectForm, collectFormAddress } from '../pay/counter/collect-page.ts'
import { formFor } from '../pay/form-for.ts'
import { linkForm, linkFormAddress, linkPage } from '../pay/link/link-page.ts'
import { loadAttempt } from '../pay/load-attempt.ts'
import { loadDetails } from '../pay/load-details.ts'
import { loadPayPage, locate } from '../pay/load-pay-page.ts'
import { payForm, payFormAddress } from '../pay/pay-form.ts'
import { loadOverrides } from './load-overrides.ts'
import type { Asked, PageOptions, PlainForm, PublicPage } from './public-page.ts'
import { sendPage } from './send-page.ts'

/** Pages of a payment, by whatever address leads to it. */
export const payPages: readonly PublicPage[] = [
  { at: 'pay/:id', send: payPage },
  { at: 'attempt/:id', send: attemptPage },
  { at: 'attempt/:id/receipt', send: receiptPage },
  { at: 'transaction/:id', send: detailsPage },
  { at: 'link/:id', send: linkPage },
  { at: 'cpr', send: codePage },
  {
    at: 'checkout/:id',
    send: async (c, options, { locale, id }) =>
      payPage(c, options, { locale, id: await transactionOfSession(c.get('core'), id) }),
  },
  {
    at: 'spf/payment-options/:id',
    send: async (c, options, { locale, id }) =>
      payPage(c, options, { locale, id: await shopifyTransaction(c.get('core'), id) }),
  },
  {
    at: 'spf/payment-details/:id',
    send: (c, options, asked) => attemptPage(c, options, { ...asked, plugin: 'shopify' }),
  },
]

export const payForms: readonly PlainForm[] = [
  { at: '/bff/pay/:id/form', press: payForm, reload: payFormAddress },
  { at: '/bff/cpr/:referrer/form', press: codeForm, reload: codeFormAddress },
  { at: '/bff/collect/:id/form', press: collectForm, reload: collectFormAddress },
  { at: '/bff/link/:id/form', press: linkForm, reload: linkFormAddress },
]

/** Whose attempts alone are shown here. */
type OfPlugin = { readonly plugin?: string }

async function payPage(c: Context<BffEnv>, options: PageOptions, { locale, id }: Asked) {
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
  const choices = page.load.kind === 'payable' ? page.load.page.choices : []
  const leadsTo = choices.flatMap(({ redirectOrigins = [] }) => redirectOrigins)
  return sendPage(c, options, { page, merchant: toMerchant(details), locale, overrides, leadsTo })
}

async function attemptPage(
  c: Context<BffEnv>,
  options: PageOptions,
  { locale, id, plugin }: Asked & OfPlugin,
) {
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

async function receiptPage(c: Context<BffEnv>, options: PageOptions, { locale, id }: Asked) {
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

async function detailsPage(c: Context<BffEnv>, options: PageOptions, { locale, id }: Asked) {
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

/** Product.md 9.9. A parameter given twice says nothing. */
function nextStep(given: string[] | undefined, rules: NextRules): NextTarget | null {
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
