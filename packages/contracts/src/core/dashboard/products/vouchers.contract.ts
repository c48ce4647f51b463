import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { numberedAnswer, numberedQuery } from '../../../lists/query.ts'
import { voucherKinds, voucherList, voucherModules, voucherStates } from '../../../lists/vouchers.ts'
import {
  CodeErrors,
  CurrencyCode,
  DecimalText,
  Detail,
  Instant,
  PublicId,
  staffProblems,
} from '../../../values/core.ts'
import { Choice, line, managed, Query, shopPath } from './shop-values.ts'

const c = initContract()
const path = `${shopPath}/vouchers`
const one = z.object({ id: PublicId })

const Typed = z.string().max(32)
const Limit = z.int().min(1).max(1_000_000).nullable()

export const VoucherWish = z.strictObject({
  /** Kept in capitals, with Latin digits. */
  code: line(64),
  name_en: line(120),
  name_ar: line(120),
  kind: z.enum(voucherKinds),
  /** Percent, or an amount of the currency; empty for free delivery. */
  amount: Typed,
  /** The most that a percentage takes off one order; empty: any sum. */
  max_discount: Typed,
  /** What the goods must cost at least; empty: nothing. */
  min_order: Typed,
  /** What it reduces: the goods, or the delivery. */
  applies_to: z.enum(['subtotal', 'delivery_fee']),
  /** Empty: all modules. */
  plugins: z.array(z.enum(voucherModules)).max(3),
  /** Ids of categories, keys of stores and SKUs of products that it reduces; all three empty: everything. */
  categories: z.array(z.string().max(80)).max(200),
  stores: z.array(z.string().max(64)).max(100),
  products: z.array(z.string().max(64)).max(500),
  starts_at: Instant.nullable(),
  ends_at: Instant.nullable(),
  /** Sunday is 0; empty: every day. */
  weekdays: z.array(z.int().min(0).max(6)).max(7),
  usage_limit: Limit,
  /** How much it may take off in all; empty: any sum. */
  budget: Typed,
  per_customer_limit: Limit,
  first_order_only: z.boolean(),
  active: z.boolean(),
})
export type VoucherWish = z.infer<typeof VoucherWish>

export const ManagedVoucher = VoucherWish.extend({
  id: PublicId,
  code: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  /** `no_discount`: made elsewhere; shown, not changed here. */
  kind: z.enum([...voucherKinds, 'no_discount']),
  products: z.array(z.string()),
  state: z.enum(voucherStates),
  /** Orders that stand with it, and those whose payment it waits for. */
  used: z.int(),
  kept: z.int(),
  /** What these orders saved. */
  given: DecimalText,
  given_kept: DecimalText,
  /** No order has ever used it. */
  is_unused: z.boolean(),
  created: Instant,
  revision: z.int(),
})

export const VoucherUse = z.object({
  order_id: z.string(),
  number: z.string(),
  customer_name: z.string().nullable(),
  total: DecimalText,
  discount: DecimalText,
  /** `reserved`: until it is paid. `released`: the order has ended without it. */
  state: z.enum(['reserved', 'redeemed', 'released']),
  created: Instant,
})

export const vouchersContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      metadata: managed,
      query: numberedQuery(voucherList),
      responses: {
        200: numberedAnswer(ManagedVoucher).extend({
          currency_code: CurrencyCode,
          categories: z.array(Choice),
          stores: z.array(Choice),
          counts: z.object({ all: z.int(), active: z.int(), ended: z.int() }),
          /** Orders since the first of the month that were placed with a voucher and stand. */
          month: z.object({ orders: z.int(), given: DecimalText, sold: DecimalText }),
        }),
      },
      summary: 'Voucher codes with how often each is used, newest first',
    },
    create: {
      method: 'POST',
      path,
      metadata: managed,
      query: Query,
      body: VoucherWish,
      responses: { 201: ManagedVoucher, 400: CodeErrors, 409: Detail },
      summary: 'A new voucher',
    },
    change: {
      method: 'PUT',
      path: `${path}/:id`,
      pathParams: one,
      metadata: managed,
      query: Query,
      body: VoucherWish.extend({ revision: z.int() }),
      responses: { 200: ManagedVoucher, 400: CodeErrors, 409: Detail },
      summary: 'The voucher anew; a limit below what is used is refused with the number',
    },
    remove: {
      method: 'DELETE',
      path: `${path}/:id`,
      pathParams: one,
      metadata: managed,
      query: Query,
      responses: { 200: z.object({ id: z.string() }), 409: Detail },
      summary: 'Deletes a voucher that no order has ever used',
    },
    uses: {
      method: 'GET',
      path: `${path}/:id/uses`,
      pathParams: one,
      metadata: managed,
      query: Query,
      responses: { 200: z.object({ results: z.array(VoucherUse) }) },
      summary: 'The latest orders that used it',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
