import { orderPaymentStates, orderRefundStates } from '@wasl/domain/order-states'
import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../access.ts'
import { orderList } from '../../lists/orders.ts'
import { numberedAnswer, numberedQuery } from '../../lists/query.ts'
import { CurrencyCode, DecimalText, Detail, Instant, PublicId, staffProblems } from '../../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const managed = staff({ permissions: ['orders.manage'], section: 'catalogue' })
const one = z.object({ id: PublicId })
const path = '/plugins/catalogue/dashboard/orders'
const reason = z.string().trim().max(280)

/** A row of the list (commerce.md D68). */
export const ListedOrder = z.object({
  id: PublicId,
  /** `7K3M9QTX`; people read it in two halves. */
  number: z.string(),
  state: z.string(),
  payment_state: z.enum(orderPaymentStates),
  refund_state: z.enum(orderRefundStates),
  fulfilment: z.enum(['delivery', 'pickup', 'none']),
  /** Key of the store or branch. */
  branch: z.string().nullable(),
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
  of: z.enum(['order', 'payment', 'stock']),
  /** `moved`, `canceled`; of a payment the attempt's state; of stock the reason of the move. */
  type: z.string(),
  from_state: z.string().nullable(),
  to_state: z.string().nullable(),
  by: z.enum(['customer', 'staff', 'gateway', 'system']).nullable(),
  actor: z.string().nullable(),
  reason: z.string().nullable(),
  gateway_code: z.string().nullable(),
  amount: DecimalText.nullable(),
  quantity: z.int().nullable(),
  at: Instant,
})

export const ManagedOrder = ListedOrder.omit({ lines: true, more_lines: true }).extend({
  language: z.enum(['en', 'ar']),
  customer_email: z.string().nullable(),
  /** As the buyer filled it in, by the fields of the pay page. */
  address: z.record(z.string(), z.string()).nullable(),
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

export const ordersContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      metadata: managed,
      query: numberedQuery(orderList),
      responses: {
        200: numberedAnswer(ListedOrder).extend({
          counts: z.object({ open: z.int(), done: z.int(), unpaid: z.int() }),
        }),
      },
      summary: 'Orders of the shop, newest first',
    },
    order: {
      method: 'GET',
      path: `${path}/:id`,
      pathParams: one,
      metadata: managed,
      query: Query,
      responses: { 200: ManagedOrder },
      summary: 'An order with its lines, money, stock and history',
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
      metadata: staff({ permissions: ['orders.manage', 'payment.refund'], section: 'catalogue' }),
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
