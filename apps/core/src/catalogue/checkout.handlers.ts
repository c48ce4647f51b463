import type { catalogueCheckoutContract } from '@wasl/contracts/core/catalogue/checkout.contract'
import type { Handlers } from '@wasl/contracts/server'
import { pick } from '@wasl/domain/locale'
import { decimalText, money } from '@wasl/domain/money'
import type { Context } from 'hono'
import { deliveryTexts } from '../kernel/requests/delivery-texts.ts'
import { additionalPhone } from '../kernel/checkout/additional-phone.ts'
import { pausedAnswer } from '../kernel/requests/paused-answer.ts'
import { answerToFields, requestText, type FieldProblem } from '../kernel/requests/request-refusal.ts'
import { pauseAt, pausedBy } from '../kernel/ledger/pay/pay.domain.ts'
import { findShop } from '../kernel/products/shop.service.ts'
import type { CoreEnv } from '../platform/http/core-env.ts'
import { notFoundBody } from '../platform/http/refuse.ts'
import { splitSlugs } from './catalogue.handlers.ts'
import { catalogueWords, offerOnWire, reductionOnWire, voucherProblemOnWire } from './cart-on-wire.ts'
import { checkOut, type CheckoutRefusal, type ContactField } from './checkout.service.ts'
import { offerOf, type CheckoutDeps } from './offer.service.ts'
import { priceCart } from './price-cart.service.ts'
import { shownOrder } from './order-on-wire.ts'
import { showOrder } from './show-order.service.ts'
import { showPrereqs } from './show-products.service.ts'

type Here = Context<CoreEnv>

/** S1 §7 "Catalogue", from the cart to the order. */
export function catalogueCheckoutHandlers(
  deps: CheckoutDeps,
): Handlers<typeof catalogueCheckoutContract, CoreEnv> {
  const shopOf = (c: Here) => findShop(deps.db, c.var.merchantId)
  const missing = (c: Here) => ({ status: 404, body: notFoundBody(c) }) as const

  return {
    prereqs: async ({ query: { product_slugs: joined } }, c) => {
      if (!(await shopOf(c))) return missing(c)
      const slugs = splitSlugs(joined)
      const rows = await showPrereqs(deps, { merchantId: c.var.merchantId, slugs })
      const results = rows.map(({ slug, field }) => ({
        product_slug: slug,
        code: field.code,
        label: pick({ en: field.labelEn, ar: field.labelAr }, c.var.language),
        label_en: field.labelEn,
        label_ar: field.labelAr,
        type: field.type,
        required: field.required,
        options: field.options,
      }))
      return { status: 200, body: { results } }
    },

    payChoices: async ({ body }, c) => {
      const shop = await shopOf(c)
      const offer = shop && (await offerOf(deps.db, deps, { shop, cart: body }))
      if (!offer) return missing(c)
      const pause = pauseAt([offer.shop.merchant, offer.unit], deps.clock.now())
      if (pause) return pausedAnswer(pausedBy(pause), c.var.language)
      return { status: 200, body: offerOnWire(offer, c.var.language) }
    },

    discount: async ({ body: { code, lines, customer_phone: typed } }, c) => {
      const shop = await shopOf(c)
      if (!shop) return missing(c)
      const pricing = { shop, now: deps.clock.now() }
      const phone = additionalPhone(typed, { asked: true, country: shop.merchant.countryCode })
      const { voucher, voucherProblem, bill } = await priceCart(deps.db, pricing, {
        lines,
        voucher_code: code,
        // A phone that is not whole yet says nothing about its customer.
        ...(phone.ok && phone.value !== null && { customer: { phone: phone.value, email: null } }),
      })
      if (!voucher) {
        const told = { language: c.var.language, currency: bill.totals.currency }
        return { status: 409, body: voucherProblemOnWire(voucherProblem ?? { kind: 'unknown' }, told) }
      }
      const { currency, voucherDiscountMinor } = bill.totals
      const discount = decimalText(money(voucherDiscountMinor, currency))
      return {
        status: 200,
        body: { code: voucher.code, ...reductionOnWire(voucher, currency), discount },
      }
    },

    checkout: async ({ body: wish, headers }, c) => {
      const { merchantId, language, origin, network } = c.var
      const done = await checkOut(deps, {
        merchantId,
        wish,
        idempotencyKey: headers['idempotency-key'],
        language,
        origin,
        payerNetwork: network,
      })
      if (!done.ok) return answerToRefusal(c, done.error)
      const { orderId, number, transactionId, redirectUrl, keptUntil, replayed } = done.value
      if (replayed) c.header('idempotent-replayed', 'true')
      return {
        status: 201,
        body: {
          order_id: orderId,
          number,
          transaction_id: transactionId,
          redirect_url: redirectUrl,
          kept_until: keptUntil,
        },
      }
    },

    order: async ({ params: { id } }, c) => {
      if (!(await shopOf(c))) return missing(c)
      const shown = await showOrder(deps, { merchantId: c.var.merchantId, publicId: id })
      return shown ? { status: 200, body: shownOrder(shown) } : missing(c)
    },
  }
}

function answerToRefusal(c: Here, refusal: CheckoutRefusal) {
  const { language } = c.var
  const conflict = (detail: string, code: string) =>
    ({ status: 409, body: { detail, code, offer: null } }) as const
  switch (refusal.kind) {
    case 'notFound':
      return { status: 404, body: notFoundBody(c) } as const
    case 'inFlight':
      c.header('retry-after', '1')
      return conflict(requestText('request.inFlight', language), 'in_flight')
    case 'keyReused':
      return {
        status: 422,
        body: { detail: requestText('request.keyReused', language), code: 'key_reused' },
      } as const
    case 'closed':
      return conflict(catalogueWords('shop.closed', language), 'closed')
    case 'paused':
      return pausedAnswer(refusal, language)
    case 'tooFew': {
      const { line, least } = refusal
      const said = catalogueWords('shop.line.least', language, { least })
      return { status: 400 as const, body: { [`lines.${line}.quantity`]: [said] } }
    }
    case 'fields': {
      const own = refusal.fields.filter(({ field }) => isOwnField(field))
      const shared = refusal.fields.filter(({ field }) => !isOwnField(field)).map(asRequestProblem)
      const { body } = answerToFields(shared, language)
      for (const { field } of own) body[field] = [catalogueWords(ownSays(field), language)]
      const texts = refusal.address ? Object.entries(deliveryTexts(refusal.address, language)) : []
      for (const [field, said] of texts) body[`address.${field}`] = said
      return { status: 400, body } as const
    }
    case 'repriced': {
      const says = (
        { lines: 'shop.lines', price_changed: 'shop.priceChanged', voucher: 'shop.voucher' } as const
      )[refusal.because]
      const detail = catalogueWords(says, language)
      return {
        status: 409,
        body: { detail, code: refusal.because, offer: offerOnWire(refusal.offer, language) },
      } as const
    }
  }
}

const isOwnField = (field: ContactField): boolean => field === 'store' || field === 'fulfilment'
const ownSays = (field: ContactField) => (field === 'store' ? 'shop.store' : 'shop.fulfilment')

function asRequestProblem({
  field,
  problem,
}: {
  field: ContactField
  problem: 'required' | 'invalid'
}): FieldProblem {
  if (problem === 'required') return { field, says: 'request.required' }
  switch (field) {
    case 'customer_email':
      return { field, says: 'request.email' }
    case 'gateway_code':
      return { field, says: 'pay.gatewayNotOffered' }
    case 'customer_name':
    case 'customer_phone':
    case 'store':
    case 'fulfilment':
      return { field, says: 'pay.phoneInvalid' }
  }
}
