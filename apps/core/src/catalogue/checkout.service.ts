import type { CheckoutWish } from '@wasl/contracts/core/catalogue/checkout.contract'
import { isEmail } from '@wasl/domain/email'
import type { Locale } from '@wasl/domain/locale'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { additionalPhone } from '../kernel/checkout/additional-phone.ts'
import { extraOf, fieldsOf } from '../kernel/checkout/delivery-extra.ts'
import { readDelivery, type DeliveryRefusal } from '../kernel/checkout/delivery.domain.ts'
import { areasOf } from '../kernel/checkout/kuwait-areas.ts'
import { payerPageUrl, payOrigin } from '../kernel/checkout/pay-origin.ts'
import { insertCheckoutSession } from '../kernel/checkout/checkout.store.ts'
import { oncePerKey } from '../kernel/ledger/pay/once-per-key.ts'
import { pauseAt, pausedBy, type PayRefusal } from '../kernel/ledger/pay/pay.domain.ts'
import { saveCustomer } from '../kernel/merchants/merchants.store.ts'
import {
  OrderRefused,
  placeOrderIn,
  type OrderToPlace,
  type PlaceRefusal,
} from '../kernel/orders/place-order.service.ts'
import { findShop } from '../kernel/products/shop.service.ts'
import type { Tx } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { hashOf } from '../platform/hash-of.ts'
import { newPublicId } from '../platform/ids.ts'
import { offerOf, type CartOffer, type CheckoutDeps } from './offer.service.ts'
import { isAsItIs } from './price-cart.service.ts'

export type CheckOut = {
  merchantId: number
  wish: CheckoutWish
  idempotencyKey: string
  language: Locale
  origin: string
  payerNetwork: string | null
}

/** What is kept under the key, and answered to everybody who sends it again. */
type Placed = {
  orderId: string
  number: string
  transactionId: string | null
  sessionId: string | null
  keptUntil: string | null
}

export type CheckedOut = Placed & { redirectUrl: string; replayed: boolean }

export type ContactField =
  | 'customer_name'
  | 'customer_phone'
  | 'customer_email'
  | 'store'
  | 'fulfilment'
  | 'gateway_code'

export type CheckoutRefusal =
  | { kind: 'notFound' | 'inFlight' | 'keyReused' | 'closed' }
  /** A line has fewer than one order must have. */
  | { kind: 'tooFew'; line: number; least: number }
  /** Everything that is wrong with what was typed, at once. */
  | {
      kind: 'fields'
      fields: readonly { field: ContactField; problem: 'required' | 'invalid' }[]
      address: Extract<DeliveryRefusal, { kind: 'deliveryInvalid' }> | null
    }
  | Extract<PayRefusal, { kind: 'paused' }>
  /** What it would be now; the buyer confirms. */
  | { kind: 'repriced'; because: 'lines' | 'price_changed' | 'voucher'; offer: CartOffer }

/**
 * X13: what is kept for the buyer, the order and its payment request are written in one database transaction, once per key.
 * The payment begins after that; where its gateway does not answer, the buyer goes on from our own pay page.
 */
export async function checkOut(
  deps: CheckoutDeps,
  command: CheckOut,
): Promise<Result<CheckedOut, CheckoutRefusal>> {
  const placed = await place(deps, command)
  if (!placed.ok) return placed
  const { answer, replayed } = placed.value
  return accepted({ ...answer, replayed, redirectUrl: await nextStep(deps, command, answer) })
}

async function place(deps: CheckoutDeps, command: CheckOut) {
  const { merchantId, wish, idempotencyKey: key } = command
  const claim = {
    merchantId,
    scope: 'checkout:catalogue',
    key,
    requestHash: hashOf(wish),
    now: deps.clock.now(),
  }
  try {
    const made = await inTransaction(deps.db, (tx) =>
      oncePerKey<Placed>(tx, claim, () => placeIn(tx, deps, command)),
    )
    return made.ok ? made : refused({ kind: made.error })
  } catch (error) {
    if (error instanceof NotPlaced) return refused(error.refusal)
    if (!(error instanceof OrderRefused)) throw error
    return refused(await overtaken(deps, command, error.refusal))
  }
}

/** Takes back everything that was written under the key. */
class NotPlaced extends Error {
  readonly refusal: CheckoutRefusal
  constructor(refusal: CheckoutRefusal) {
    super(refusal.kind)
    this.refusal = refusal
  }
}

const notPlaced = (refusal: CheckoutRefusal): never => {
  throw new NotPlaced(refusal)
}

async function placeIn(tx: Tx, deps: CheckoutDeps, command: CheckOut): Promise<Placed> {
  const { merchantId, wish } = command
  const now = deps.clock.now()
  const shop = (await findShop(tx, merchantId)) ?? notPlaced({ kind: 'notFound' })
  const offer = (await offerOf(tx, deps, { shop, cart: wish })) ?? notPlaced({ kind: 'closed' })
  const pause = pauseAt([shop.merchant, offer.unit], now)
  if (pause) return notPlaced(pausedBy(pause))
  const buyer = readBuyer(wish, offer)
  const address = readAddress(wish, offer)
  if (!buyer.ok || !address.ok)
    return notPlaced({
      kind: 'fields',
      fields: buyer.ok ? [] : buyer.error,
      address: address.ok ? null : address.error,
    })
  const { priced, offers } = offer
  const few = priced.lines.findIndex(
    ({ product, wish: { quantity } }) => product && quantity < product.row.minPerOrder,
  )
  const least = priced.lines[few]?.product?.row.minPerOrder
  if (least !== undefined) return notPlaced({ kind: 'tooFew', line: few, least })
  if (!isAsItIs(priced)) return notPlaced({ kind: 'repriced', because: causeOf(offer), offer })
  if (priced.hash !== wish.price_hash) return notPlaced({ kind: 'repriced', because: 'price_changed', offer })
  const isFree = priced.bill.totals.grandTotalMinor === 0
  if (!isFree && offers.length === 0) return notPlaced({ kind: 'closed' })
  const expiresAt = new Date(now.getTime() + shop.settings.keptMinutes * 60_000)
  const customerId = await saveCustomer(tx, {
    merchantId,
    key: null,
    secondPhone: null,
    ...buyer.value.names,
    ...buyer.value.reach,
  })
  const { order, transaction } = await placeOrderIn(deps)(tx, {
    ...orderOf(command, offer, { customerId, buyer: buyer.value, address: address.value }),
    payment: {
      pgCodes: offers.map(({ gateway }) => gateway.code),
      expiresAt,
      productType: onlyStore(offer)?.nameEn ?? null,
      ...describe(offer),
      ...(address.value && { extra: address.value }),
      madeFrom: command.payerNetwork,
    },
  })
  const sessionId = transaction && newPublicId()
  if (transaction && sessionId)
    await insertCheckoutSession(tx, {
      merchantId,
      publicId: sessionId,
      transactionId: transaction.id,
      createdAt: now,
    })
  return {
    orderId: order.publicId,
    number: order.number,
    transactionId: transaction?.publicId ?? null,
    sessionId,
    keptUntil: transaction ? expiresAt.toISOString() : null,
  }
}

const causeOf = ({ priced }: CartOffer): 'lines' | 'price_changed' | 'voucher' => {
  const codes = priced.lines.flatMap(({ problems }) => problems.map(({ code }) => code))
  if (codes.length === 0) return 'voucher'
  return codes.every((code) => code === 'price_changed') ? 'price_changed' : 'lines'
}

type Buyer = {
  names: { nameEn: string | null; nameAr: string | null }
  reach: { email: string | null; phone: string | null }
}

type Trouble = { field: ContactField; problem: 'required' | 'invalid' }

function readBuyer(wish: CheckoutWish, { shop, priced, offers }: CartOffer): Result<Buyer, Trouble[]> {
  const troubles: Trouble[] = []
  const name = wish.customer_name.trim()
  const email = wish.customer_email?.trim() || null
  const phone = additionalPhone(wish.customer_phone, { asked: true, country: shop.merchant.countryCode })
  if (name === '') troubles.push({ field: 'customer_name', problem: 'required' })
  if (email !== null && !isEmail(email)) troubles.push({ field: 'customer_email', problem: 'invalid' })
  if (!phone.ok)
    troubles.push({
      field: 'customer_phone',
      problem: phone.error.kind === 'phoneRequired' ? 'required' : 'invalid',
    })
  const { fulfilment, pickupStores } = priced
  if (fulfilment !== 'none' && wish.fulfilment !== undefined && wish.fulfilment !== fulfilment)
    troubles.push({ field: 'fulfilment', problem: 'invalid' })
  if (fulfilment === 'pickup' && !pickupStores.some(({ key }) => key === wish.store))
    troubles.push({ field: 'store', problem: wish.store === undefined ? 'required' : 'invalid' })
  const { gateway_code: code } = wish
  if (code !== undefined && offers.length > 0 && !offers.some(({ gateway }) => gateway.code === code))
    troubles.push({ field: 'gateway_code', problem: 'invalid' })
  if (troubles.length > 0 || !phone.ok) return refused(troubles)
  const isArabic = /\p{Script=Arabic}/u.test(name)
  return accepted({
    names: { nameEn: isArabic ? null : name, nameAr: isArabic ? name : null },
    reach: { email, phone: phone.value },
  })
}

/** Asked for where something is brought somewhere (commerce.md D27), by the rules of the pay page. */
function readAddress({ address = {} }: CheckoutWish, { shop, priced }: CartOffer) {
  if (priced.fulfilment !== 'delivery') return accepted(null)
  const read = readDelivery(
    { fields: fieldsOf(address), location: address.delivery_location ?? null },
    {
      capture: { address: true, location: false },
      areas: areasOf(shop.merchant.countryCode),
      isPinConfirmed: true,
    },
  )
  if (read.ok) return accepted(extraOf(read.value.fields, read.value.location))
  // A pin that is confirmed is never elsewhere.
  return read.error.kind === 'deliveryInvalid' ? refused(read.error) : accepted(null)
}

type Ordering = { customerId: number; buyer: Buyer; address: Record<string, unknown> | null }

function orderOf(
  { merchantId, wish, language }: CheckOut,
  offer: CartOffer,
  { customerId, buyer, address }: Ordering,
): Omit<OrderToPlace, 'payment'> {
  const { unit, priced } = offer
  const { totals, lines } = priced.bill
  return {
    merchantId,
    plugin: 'catalogue',
    unitKey: unit.key,
    language: wish.language ?? language,
    customerId,
    customerName: wish.customer_name.trim(),
    customerEmail: buyer.reach.email,
    customerPhone: buyer.reach.phone,
    fulfilment: priced.fulfilment,
    branch: (priced.fulfilment === 'pickup' && wish.store) || (onlyStore(offer)?.key ?? null),
    address,
    voucherCode: priced.voucher?.code ?? null,
    ...(priced.voucher && { voucher: { id: priced.voucher.id, customer: buyer.reach } }),
    currency: totals.currency,
    subtotal: totals.subtotalMinor,
    itemDiscount: totals.itemDiscountMinor,
    voucherDiscount: totals.voucherDiscountMinor,
    deliveryFee: totals.deliveryMinor,
    serviceCharge: totals.serviceMinor,
    tax: totals.taxMinor,
    grandTotal: totals.grandTotalMinor,
    lines: priced.lines.flatMap(({ product, wish: { values } }, index) => {
      const line = lines[index]
      if (!product || !line) return []
      const { publicId, slug, nameEn, nameAr } = product.row
      const url = priced.products.find(({ row }) => row.slug === slug)?.pictures[0]?.url ?? null
      return {
        ref: `product:${publicId}`,
        snapshot: { nameEn, nameAr, slug, imageUrl: url, fullUnitPrice: line.fullUnitMinor, values },
        quantity: line.quantity,
        unitPrice: line.unitMinor,
        lineTotal: line.totalMinor,
        discount: line.discountMinor,
        tax: line.taxMinor,
      }
    }),
    stock: priced.lines.flatMap(({ product, counted }) =>
      product ? [{ poolId: product.row.poolId, quantity: counted }] : [],
    ),
  }
}

/** The store that all of it is of: it packs the order (D53), and names the payment's `product_type` (D54). */
function onlyStore({ priced }: CartOffer) {
  const [first, ...others] = priced.products
  return first?.store && others.every(({ store }) => store?.key === first.store?.key) ? first.store : null
}

const longestDescription = 240

function describe({ priced }: CartOffer): { descriptionEn: string; descriptionAr: string } {
  const said = (nameOf: (names: { nameEn: string; nameAr: string }) => string, comma: string) => {
    const parts = priced.lines.flatMap(({ product, counted }) =>
      product ? [`${counted} × ${nameOf(product.row)}`] : [],
    )
    const text = parts.join(comma)
    return text.length > longestDescription ? `${text.slice(0, longestDescription - 1)}…` : text
  }
  return {
    descriptionEn: said(({ nameEn, nameAr }) => nameEn || nameAr, ', '),
    descriptionAr: said(({ nameEn, nameAr }) => nameAr || nameEn, '، '),
  }
}

/** A second answer under the key leads to the same payment. */
async function nextStep(deps: CheckoutDeps, command: CheckOut, placed: Placed): Promise<string> {
  const { merchantId, wish, origin, payerNetwork, idempotencyKey } = command
  const language = wish.language ?? command.language
  const { transactionId, sessionId } = placed
  if (transactionId === null) return `${origin}/${language}/catalogue/order/${placed.orderId}`
  const ownPage = payerPageUrl(
    { origin, language },
    { publicId: transactionId, plugin: 'catalogue', sessionId },
  )
  if (wish.gateway_code === undefined) return ownPage
  const paid = await deps.ledger.pay({
    merchantId,
    transactionId,
    gatewayCode: wish.gateway_code,
    amount: null,
    additionalPhone: null,
    termsVersion: null,
    payerNetwork,
    language,
    idempotencyKey,
    requestHash: hashOf([wish.gateway_code]),
    origin: payOrigin(origin, language, { plugin: 'catalogue' }),
  })
  return paid.ok ? paid.value.redirectUrl : ownPage
}

/** Somebody was faster: what is left by now is told at each line, and the cart without a code that is used up. */
async function overtaken(
  deps: CheckoutDeps,
  { merchantId, wish }: CheckOut,
  refusal: PlaceRefusal,
): Promise<CheckoutRefusal> {
  if (refusal.kind === 'payment') return { kind: 'closed' }
  const shop = await findShop(deps.db, merchantId)
  const { voucher_code: _code, ...without } = wish
  const cart = refusal.kind === 'voucher' ? without : wish
  const offer = shop && (await offerOf(deps.db, deps, { shop, cart }))
  if (!offer) return { kind: 'closed' }
  if (refusal.kind === 'short') return { kind: 'repriced', because: 'lines', offer }
  const priced = { ...offer.priced, voucherProblem: refusal.problem }
  return { kind: 'repriced', because: 'voucher', offer: { ...offer, priced } }
}
