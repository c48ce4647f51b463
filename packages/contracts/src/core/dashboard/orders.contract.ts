import { fulfilments, orderPaymentStates, orderRefundStates } from '@wasl/domain/order-states'
import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { keyAccess, staff } from '../../access.ts'
import { orderList } from '../../lists/orders.ts'
import { coreFilters, numberedAnswer, numberedQuery } from '../../lists/query.ts'
import { CurrencyCode, DecimalText, Detail, Instant, PublicId, staffProblems } from '../../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const rules = { permissions: ['orders.manage'], section: 'ofPlugin' }
const managed = staff(rules)
/** Staff, and servers whose key may read orders. */
const read = keyAccess('orders:read', rules)
export const OrderPlugin = z.enum(['catalogue', 'event', 'food_ordering'])
const ofPlugin = z.object({ plugin: OrderPlugin })
const one = ofPlugin.extend({ id: PublicId })
const path = '/plugins/:plugin/dashboard/orders'
const headers = z.object({ authorization: z.string().max(512).optional() })
const reason = z.string().trim().max(280)

/** A row of the list (commerce.md D68). */
export const ListedOrder = z.object({
  id: PublicId,
  /** `7K3M9QTX`; people read it in two halves. */
  number: z.string(),
  state: z.string(),
  payment_state: z.enum(orderPaymentStates),
  refund_state: z.enum(orderRefundStates),
  fulfilment: z.enum(fulfilments),
  /** Key of the store or branch. */
  branch: z.string().nullable(),
  branch_name_en: z.string().nullable(),
  branch_name_ar: z.string().nullable(),
  customer_name: z.string().nullable(),
  customer_phone: z.string().nullable(),
  /** The first lines. */
  lines: z.array(z.object({ name_en: z.string(), name_ar: z.string(), quantity: z.int() })),
  more_lines: z.int(),
  currency_code: CurrencyCode,
  total: DecimalText,
  created: Instant,
  /** Where it may be moved from here. */
  moves: z.array(z.string()),
})

const OrderLine = z.object({
  position: z.int(),
  name_en: z.string(),
  name_ar: z.string(),
  image_url: z.string().nullable(),
  quantity: z.int(),
  unit_price: DecimalText,
  /** Its part of the voucher. */
  discount: DecimalText,
  total: DecimalText,
  refunded_quantity: z.int(),
  refunded_amount: DecimalText,
  /** What the buyer answered, by the code of the question. */
  answers: z.record(z.string(), z.string()),
})

/** What happened to an order, its payments and its stock, newest first. */
const OrderHappening = z.object({
  of: z.enum(['order', 'payment', 'stock', 'voucher', 'message', 'webhook']),
  /**
   * `moved`, `canceled`; of a payment the attempt's state, or `refund` and `void` of its money; of stock the reason of the
   * move; of a voucher its state; of a message its occasion; of a webhook its event.
   */
  type: z.string(),
  from_state: z.string().nullable(),
  to_state: z.string().nullable(),
  by: z.enum(['customer', 'staff', 'gateway', 'system']).nullable(),
  actor: z.string().nullable(),
  reason: z.string().nullable(),
  gateway_code: z.string().nullable(),
  gateway_name_en: z.string().nullable(),
  gateway_name_ar: z.string().nullable(),
  /** Whom a message went to, or which server. */
  recipient: z.string().nullable(),
  /** Of a message or a webhook: `due`, `sent`, `kept`, `delivered`, `failed`. */
  outcome: z.string().nullable(),
  amount: DecimalText.nullable(),
  quantity: z.int().nullable(),
  at: Instant,
})

export const ManagedOrder = ListedOrder.omit({ lines: true, more_lines: true }).extend({
  language: z.enum(['en', 'ar']),
  customer_email: z.string().nullable(),
  /** As the buyer filled it in, by the fields of the pay page. */
  address: z.record(z.string(), z.string()).nullable(),
  /** The area of the address in both languages, where it is one of the list. */
  area_en: z.string().nullable(),
  area_ar: z.string().nullable(),
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  note: z.string().nullable(),
  voucher_code: z.string().nullable(),
  lines: z.array(OrderLine),
  totals: z.object({
    subtotal: DecimalText,
    voucher_discount: DecimalText,
    delivery_fee: DecimalText,
    service_charge: DecimalText,
    gateway_fee: DecimalText,
    tax: DecimalText,
    total: DecimalText,
  }),
  payments: z.array(z.object({ transaction_id: PublicId, purpose: z.string(), state: z.string() })),
  /** Until when its goods are kept while it is unpaid. */
  kept_until: Instant.nullable(),
  may_cancel: z.boolean(),
  /** Until when the last step can be taken back. */
  step_back_until: Instant.nullable(),
  /** The states of its way, in their order, and when each was reached. */
  way: z.array(z.object({ state: z.string(), at: Instant.nullable() })),
  /** What can still be refunded. */
  refundable: DecimalText,
  happenings: z.array(OrderHappening),
})

/** What became of the money: given back, waiting for the bank or a colleague, or why not. */
const Money = z.object({
  transaction_id: PublicId,
  result: z.enum(['done', 'queued', 'requested', 'refused']),
  message: z.string(),
})

const Settled = z.object({ order: ManagedOrder, money: z.array(Money) })
/** `allowed`: where the order may go from where it is now. */
const NotAllowed = Detail.extend({ allowed: z.array(z.string()) })

export const OrderStatistics = z.object({
  /** Confirmed, and not canceled since. */
  orders: z.int(),
  /** Waiting to be packed, handed over or completed. */
  open: z.int(),
  canceled: z.int(),
  money: z.array(
    z.object({
      currency_code: CurrencyCode,
      sales: DecimalText,
      refunded: DecimalText,
      average: DecimalText,
    }),
  ),
})

export const ordersContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      pathParams: ofPlugin,
      metadata: read,
      headers,
      query: numberedQuery(orderList),
      responses: {
        200: numberedAnswer(ListedOrder).extend({
          counts: z.object({ open: z.int(), done: z.int(), unpaid: z.int() }),
        }),
      },
      summary: 'Orders of a module, newest first: for staff, or a server with the scope orders:read',
    },
    statistics: {
      method: 'GET',
      path: `${path}/statistics`,
      pathParams: ofPlugin,
      metadata: managed,
      query: coreFilters(orderList),
      responses: { 200: OrderStatistics },
      summary: 'What the orders of a list come to: how many were confirmed, for how much, and what went back',
    },
    /** In the caller's language; times in the merchant's zone, as in every export. */
    file: {
      method: 'GET',
      path: `${path}/file`,
      pathParams: ofPlugin,
      metadata: {
        ...staff({ ...rules, permissions: ['orders.manage', 'view_export_settings'] }),
        acts: true,
      },
      query: coreFilters(orderList),
      responses: {
        200: c.otherResponse({ contentType: 'text/csv', body: z.unknown() }),
        429: Detail,
      },
      summary: 'The same orders as a CSV, newest first',
    },
    branches: {
      method: 'GET',
      path: `${path}/branches`,
      pathParams: ofPlugin,
      metadata: managed,
      query: Query,
      responses: {
        200: z.object({
          results: z.array(z.object({ id: z.string(), name_en: z.string(), name_ar: z.string() })),
        }),
      },
      summary: 'Stores or branches that the caller sees orders of',
    },
    order: {
      method: 'GET',
      path: `${path}/:id`,
      pathParams: one,
      metadata: read,
      headers,
      query: Query,
      responses: { 200: ManagedOrder },
      summary: 'An order with its lines, money, stock and history, by its own id or that of its payment',
    },
    move: {
      method: 'POST',
      path: `${path}/:id/move`,
      pathParams: one,
      metadata: managed,
      query: Query,
      /** `restock`: what comes back can be sold again. */
      body: z.strictObject({
        to: z.string().max(32),
        reason: reason.optional(),
        restock: z.boolean().optional(),
      }),
      responses: { 200: ManagedOrder, 409: NotAllowed },
      summary: 'Takes an order one step further; 409 with the steps it can take',
    },
    stepBack: {
      method: 'POST',
      path: `${path}/:id/step-back`,
      pathParams: one,
      metadata: managed,
      query: Query,
      body: z.strictObject({}),
      responses: { 200: ManagedOrder, 409: NotAllowed },
      summary: 'Takes the last step back, within five minutes and once',
    },
    cancel: {
      method: 'POST',
      path: `${path}/:id/cancel`,
      pathParams: one,
      metadata: managed,
      query: Query,
      body: z.strictObject({
        reason: reason.min(1),
        restock: z.boolean(),
        refund: z.enum(['full', 'part', 'none']),
        /** Of a part. */
        amount: z.string().max(32).optional(),
      }),
      responses: { 200: Settled, 409: NotAllowed },
      summary: 'Cancels an order; its money goes back as far as the user may and colleagues agree',
    },
    refundLines: {
      method: 'POST',
      path: `${path}/:id/refund`,
      pathParams: one,
      metadata: staff({ ...rules, permissions: ['orders.manage', 'payment.refund'] }),
      query: Query,
      headers: z.object({ 'idempotency-key': z.string().min(8).max(255) }),
      body: z.strictObject({
        lines: z
          .array(z.strictObject({ position: z.int().min(1), quantity: z.int().min(1).max(999) }))
          .min(1)
          .max(50),
        restock: z.boolean(),
        reason: reason.optional(),
      }),
      responses: { 200: Settled, 409: Detail, 422: Detail },
      summary: 'Refunds pieces of lines at what was paid for them, with their part of the voucher',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
