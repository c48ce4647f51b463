import { money, type Money } from '@wasl/domain/money'
import { orderNumberDigits, orderNumberOf } from '@wasl/domain/order-number'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { randomBytes } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import type { CreateRefusal, CreateTransaction } from '../ledger/create-transaction.service.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { writeNotice } from '../notices/notices.store.ts'
import { acquireStock } from '../stock/acquire-stock.service.ts'
import type { StockLine, StockShortage } from '../stock/stock.domain.ts'
import type { VoucherCustomer } from '../vouchers/customer-keys.ts'
import type { VoucherProblem } from '../vouchers/voucher.domain.ts'
import { reserveVoucher } from '../vouchers/voucher-uses.service.ts'
import { kindOf, type OrderKinds, type OrderPlugin } from './order-kind.ts'
import { orderNotice } from './order-notice.ts'
import { sellStockOf } from './order-stock.service.ts'
import type { OrderActor, PaymentPurpose } from './orders.schema.ts'
import {
  changeOrder,
  insertOrder,
  insertOrderPayment,
  isNumberTaken,
  type NewOrder,
  type NewOrderLine,
  type OrderRow,
  hasOtherOrder,
} from './orders.store.ts'

export type OrderDeps = {
  db: Db
  clock: Clock
  ledger: Pick<Ledger, 'createTransactionIn' | 'withdrawTransaction'>
  kinds: OrderKinds
}

export type OrderToPlace = Pick<
  NewOrder,
  | 'merchantId'
  | 'unitKey'
  | 'language'
  | 'customerId'
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
  | 'fulfilment'
  | 'branch'
  | 'address'
  | 'note'
  | 'details'
  | 'voucherCode'
  | 'currency'
  | 'subtotal'
  | 'itemDiscount'
  | 'voucherDiscount'
  | 'deliveryFee'
  | 'serviceCharge'
  | 'tax'
  | 'grandTotal'
> & {
  plugin: OrderPlugin
  /** Seeds name their ids and numbers; others get random ones. */
  publicId?: string
  number?: string
  /** At least one. */
  lines: readonly NewOrderLine[]
  /** What takes `voucherDiscount` off. Its limits are taken with the stock. */
  voucher?: { id: number; customer: VoucherCustomer }
  /** What it takes of limited things; empty: nothing is limited. */
  stock: readonly StockLine[]
  /** What its buyer keeps already, and this order takes over. */
  replaces?: number | null
  payment: OrderPaymentTerms
  by?: OrderActor
}

/** Terms of the payment request. A total of zero has none, and these do not matter. */
export type OrderPaymentTerms = Pick<CreateTransaction, 'pgCodes'> & {
  /** The stock is kept until then, and for as long as somebody is paying (commerce D5). */
  expiresAt: Date
  purpose?: PaymentPurpose
  /** Of a deposit. Otherwise the whole total. */
  amount?: Money
} & Partial<
    Pick<
      CreateTransaction,
      | 'publicId'
      | 'productType'
      | 'descriptionEn'
      | 'descriptionAr'
      | 'extra'
      | 'remarks'
      | 'merchantFields'
      | 'madeFrom'
      | 'redirectUrl'
      | 'nextUrl'
      | 'webhookUrl'
      | 'source'
      | 'initiator'
      | 'operation'
      | 'notifications'
    >
  >

export type PlacedOrder = {
  order: OrderRow
  /** Null: nothing is to be paid, and it is secured already. */
  transaction: { id: number; publicId: string } | null
}

export type PlaceRefusal =
  /** Pools that cannot give what is wanted of them. Nothing is held. */
  | { kind: 'short'; shortages: StockShortage[] }
  /** Its limits are used up, by anybody or by this customer. The order can be placed without it. */
  | { kind: 'voucher'; problem: VoucherProblem }
  | { kind: 'payment'; refusal: CreateRefusal }

/**
 * Makes an order, its payment request and what it holds, in one database transaction or not at all. `wish` prices it inside
 * that transaction; it may refuse in its own words, and must do nothing that cannot be done twice.
 */
export const placeOrder =
  (deps: OrderDeps) =>
  async <R>(
    wish: (tx: Tx) => Promise<Result<OrderToPlace, R>>,
  ): Promise<Result<PlacedOrder, R | PlaceRefusal>> => {
    try {
      return await inTransaction(deps.db, async (tx) => {
        const wished = await wish(tx)
        return wished.ok ? accepted(await placeOrderIn(deps)(tx, wished.value)) : wished
      })
    } catch (error) {
      if (error instanceof OrderRefused) return refused(error.refusal)
      throw error
    }
  }

/** Rolls back the database transaction that an order was placed in. */
export class OrderRefused extends Error {
  readonly refusal: PlaceRefusal
  constructor(refusal: PlaceRefusal) {
    super(`the order is refused: ${refusal.kind}`)
    this.refusal = refusal
  }
}

/** Part of a larger write, and last in it: pools are locked. Throws `OrderRefused`, so that nothing of it stays. */
export const placeOrderIn =
  (deps: OrderDeps) =>
  async (tx: Tx, wish: OrderToPlace): Promise<PlacedOrder> => {
    const now = deps.clock.now()
    const { merchantId, lines, stock, payment, voucher, replaces = null, by = 'customer', ...columns } = wish
    const { purpose = 'full' } = payment
    if (lines.length === 0) throw new Error('an order has no lines')
    const number = wish.number ?? (await freeNumber(tx, merchantId))
    const transaction = wish.grandTotal === 0 ? null : await request(tx, deps, { wish, number })
    const kind = kindOf(deps.kinds, wish.plugin)
    const isFree = transaction === null
    const publicId = wish.publicId ?? newPublicId()
    const ofVoucher = voucher ? await keepVoucher(tx, { wish, voucher, orderKey: publicId, now }) : []
    const write = async (holdId: number | null): Promise<OrderRow> => {
      const inserted = await insertOrder(
        tx,
        {
          ...columns,
          merchantId,
          holdId,
          number,
          publicId,
          paymentState: isFree ? 'none_due' : 'pending',
          createdAt: now,
          stateChangedAt: now,
        },
        lines,
      )
      const order = await changeOrder(tx, inserted, { set: {}, event: { type: 'placed', by, at: now } })
      const ref = { merchantId, orderId: order.id }
      if (transaction)
        await insertOrderPayment(tx, { ...ref, transactionId: transaction.id, purpose, createdAt: now })
      await kind.place(tx, order)
      return isFree ? secureFree(tx, order, { kind, by, now }) : order
    }
    const limited = [...stock, ...ofVoucher]
    if (limited.length === 0) {
      const order = await write(null)
      if (isFree) await sellStockOf(tx, order, { actor: 'checkout', now })
      return { order, transaction }
    }
    const written: { order?: OrderRow } = {}
    const taken = await acquireStock(tx, {
      merchantId,
      lines: limited,
      expiresAt: null,
      replaces,
      beforePools: async (holdId) => void (written.order = await write(holdId)),
      actor: 'checkout',
      now,
    })
    if (!taken.ok) throw new OrderRefused(refusalOf(taken.error, ofVoucher))
    const { order } = written
    if (!order) throw new Error('an order was not written with what it holds')
    if (isFree) await sellStockOf(tx, order, { actor: 'checkout', now })
    return { order, transaction }
  }

/** Goods that are gone are said first: without them the voucher does not matter. */
function refusalOf(shortages: StockShortage[], ofVoucher: readonly StockLine[]): PlaceRefusal {
  const isOfVoucher = (id: number) => ofVoucher.some(({ poolId }) => poolId === id)
  const short = shortages.filter(({ poolId }) => !isOfVoucher(poolId))
  return short.length > 0
    ? { kind: 'short', shortages: short }
    : { kind: 'voucher', problem: { kind: 'exhausted' } }
}

type UsingVoucher = {
  wish: OrderToPlace
  voucher: NonNullable<OrderToPlace['voucher']>
  orderKey: string
  now: Date
}

async function keepVoucher(
  tx: Tx,
  { wish: { merchantId, voucherDiscount = 0 }, voucher, orderKey, now }: UsingVoucher,
): Promise<StockLine[]> {
  const { id: voucherId, customer } = voucher
  const hasOrdered = () => hasOtherOrder(tx, { merchantId, except: orderKey, ...customer })
  const use = { merchantId, orderKey, voucherId, customer, discount: voucherDiscount, hasOrdered, now }
  const reserved = await reserveVoucher(tx, use)
  if (!reserved.ok) throw new OrderRefused({ kind: 'voucher', problem: reserved.error })
  return reserved.value
}

type Securing = { kind: ReturnType<typeof kindOf>; by: OrderActor; now: Date }

/** Nothing is to be paid: there is no payment that could secure it later. */
async function secureFree(tx: Tx, order: OrderRow, { kind, by, now }: Securing): Promise<OrderRow> {
  const secured = await changeOrder(tx, order, {
    set: { state: kind.securedState, securedAt: now },
    event: { type: 'secured', by, at: now },
  })
  await kind.secured(tx, secured, { when: 'inTime', purpose: 'full', now })
  await writeNotice(tx, orderNotice('order.created', secured), now)
  await writeNotice(tx, orderNotice('order.changed', secured), now)
  return secured
}

async function request(
  tx: Tx,
  { ledger }: OrderDeps,
  { wish, number }: { wish: OrderToPlace; number: string },
): Promise<{ id: number; publicId: string }> {
  const { merchantId, plugin, unitKey, language, customerId, currency, deliveryFee = 0 } = wish
  const { purpose: _purpose, amount = money(wish.grandTotal, currency), ...terms } = wish.payment
  const made = await ledger.createTransactionIn(tx, {
    source: 'payer',
    ...terms,
    merchantId,
    plugin,
    unitKey,
    language,
    customerId,
    amount,
    // A voucher may pay for a part of it.
    delivery: money(Math.min(deliveryFee, amount.minor), currency),
    orderNo: number,
    editableAmount: false,
  })
  if (!made.ok) throw new OrderRefused({ kind: 'payment', refusal: made.error })
  return made.value
}

async function freeNumber(tx: Tx, merchantId: number): Promise<string> {
  for (let tries = 0; tries < 5; tries += 1) {
    const number = orderNumberOf(randomBytes(orderNumberDigits))
    if (!(await isNumberTaken(tx, merchantId, number))) return number
  }
  throw new Error('five random numbers of orders were taken')
}
