import { latinDigits } from '@wasl/domain/digits'
import { decimalText, parseAmount } from '@wasl/domain/money'
import { mayRefundUnits, refundOfUnits } from '@wasl/domain/pricing'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { audited, type By } from '../../kernel/administered/by.ts'
import {
  findClaim,
  forgetAnswer,
  insertClaim,
  storeAnswer,
} from '../../kernel/idempotency/idempotency.store.ts'
import { cancelOrder } from '../../kernel/orders/cancel-order.service.ts'
import { moveOrder } from '../../kernel/orders/move-order.service.ts'
import { findOrderLines, findPaymentsOf, lockOrder } from '../../kernel/orders/orders.store.ts'
import { stepOrderBack } from '../../kernel/orders/step-back.service.ts'
import type { OrderDeps } from '../../kernel/orders/place-order.service.ts'
import { may } from '../../kernel/people/staff.ts'
import { giveBackStock } from '../../kernel/stock/end-stock-hold.service.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { hashOf } from '../../platform/hash-of.ts'
import { orderAt, showOrder, type At, type ShownOrder } from './orders.service.ts'
import { addRefunded, poolsOfHold } from './orders.store.ts'
import type { OrderString } from './orders.strings.ts'

/** Money of one payment that goes back, with every check that refunds have. */
export type GiveBack = (wish: {
  by: By
  language: 'en' | 'ar'
  plugin: string
  transactionId: string
  operation: 'refund' | 'void'
  /** Decimal text; null for all of it. */
  amount: string | null
  reason: string | null
  idempotencyKey: string
}) => Promise<{ result: 'done' | 'queued' | 'requested' | 'refused'; message: string }>

export type StaffOrderDeps = OrderDeps & { giveBack: GiveBack }

export type MoneyBack = { transactionId: string } & Awaited<ReturnType<GiveBack>>
export type OrderRefusal =
  | { kind: 'notFound' }
  | { kind: 'notAllowed'; says: OrderString; allowed: readonly string[] }
  | { kind: 'forbidden'; says: OrderString }
  | { kind: 'fields'; field: string; says: OrderString; values?: Record<string, string> }

type Moving = { to: string; reason?: string | undefined; restock?: boolean | undefined }

export async function moveOrderAs(
  deps: StaffOrderDeps,
  by: By,
  { at, to, reason, restock = false }: { at: At } & Moving,
): Promise<Result<ShownOrder, OrderRefusal>> {
  const order = await orderAt(deps, at)
  if (!order) return refused({ kind: 'notFound' })
  const { merchantId, publicId } = order
  const moved = await moveOrder(deps)({
    merchantId,
    publicId,
    to,
    restock,
    by: 'staff',
    actor: by.staff.username,
    ...(reason && { reason }),
  })
  if (!moved.ok)
    return moved.error.kind === 'notFound'
      ? refused({ kind: 'notFound' })
      : refused({ kind: 'notAllowed', says: 'order.notAllowed', allowed: moved.error.allowed })
  return accepted(await shownAgain(deps, at))
}

export async function stepBackAs(
  deps: StaffOrderDeps,
  by: By,
  at: At,
): Promise<Result<ShownOrder, OrderRefusal>> {
  const before = await showOrder(deps, at)
  if (!before) return refused({ kind: 'notFound' })
  const { merchantId } = at
  const back = await stepOrderBack(deps)({
    merchantId,
    publicId: before.order.publicId,
    actor: by.staff.username,
  })
  if (!back.ok)
    return back.error.kind === 'notFound'
      ? refused({ kind: 'notFound' })
      : refused({ kind: 'notAllowed', says: 'order.noStepBack', allowed: before.moves })
  return accepted(await shownAgain(deps, at))
}

type Canceling = {
  at: At
  reason: string
  restock: boolean
  refund: 'full' | 'part' | 'none'
  amount?: string | undefined
  language: 'en' | 'ar'
}

/** commerce.md D11: the money half needs its own permission and goes through the checks of refunds. */
export async function cancelOrderAs(
  deps: StaffOrderDeps,
  by: By,
  { at, reason, restock, refund, language, ...wish }: Canceling,
): Promise<Result<{ order: ShownOrder; money: MoneyBack[] }, OrderRefusal>> {
  const before = await showOrder(deps, at)
  if (!before) return refused({ kind: 'notFound' })
  const { staff } = by
  if (refund !== 'none' && before.refundable > 0 && !may(staff, 'payment.refund'))
    return refused({ kind: 'forbidden', says: 'order.needsRefund' })
  const { currency } = before.order
  const amount = refund === 'part' ? readPart(wish.amount ?? '', before) : null
  if (refund === 'part' && amount === null) {
    const values = { amount: decimalText({ minor: before.refundable, currency }) }
    return refused({ kind: 'fields', field: 'amount', says: 'order.amount', values })
  }
  const canceled = await cancelOrder(deps)({
    merchantId: at.merchantId,
    publicId: before.order.publicId,
    reason,
    restock,
    by: 'staff',
    actor: staff.username,
    refunds: refund !== 'none',
  })
  if (!canceled.ok)
    return canceled.error.kind === 'notFound'
      ? refused({ kind: 'notFound' })
      : refused({ kind: 'notAllowed', says: 'order.notCancelable', allowed: before.moves })
  const money: MoneyBack[] = []
  for (const { publicId, state } of canceled.value.toGiveBack)
    money.push({
      transactionId: publicId,
      ...(await deps.giveBack({
        by,
        language,
        reason,
        plugin: at.plugin,
        transactionId: publicId,
        operation: state === 'authorized' ? 'void' : 'refund',
        amount: amount === null ? null : decimalText({ minor: amount, currency }),
        idempotencyKey: `cancel:${before.order.publicId}:${publicId}`,
      })),
    })
  return accepted({ order: await shownAgain(deps, at), money })
}

function readPart(typed: string, { order, refundable }: ShownOrder): number | null {
  const read = parseAmount(latinDigits(typed.trim()), order.currency)
  return read.ok && read.value.minor > 0 && read.value.minor <= refundable ? read.value.minor : null
}

/** Pieces of a line and what was paid for them, in minor units. */
type Part = { position: number; pieces: number; minor: number; ref: string }

type Refunding = {
  at: At
  lines: readonly { position: number; quantity: number }[]
  restock: boolean
  reason?: string | undefined
  language: 'en' | 'ar'
  key: string
}

/**
 * The lines are marked first and unmarked where the money is refused: two who refund the same piece give it back once. What
 * a key marked is kept with the marks, so a repeated press goes on with the same pieces and the same amount.
 */
export async function refundLinesAs(
  deps: StaffOrderDeps,
  by: By,
  { at, lines, restock, reason, language, key }: Refunding,
): Promise<Result<{ order: ShownOrder; money: MoneyBack[] }, OrderRefusal>> {
  const order = await orderAt(deps, at)
  if (!order) return refused({ kind: 'notFound' })
  const { merchantId, id: orderId, currency, holdId } = order
  const ref = { merchantId, orderId }
  const payment = (await findPaymentsOf(deps.db, ref)).find(({ state }) => state === 'paid')
  if (!payment) return refused({ kind: 'notAllowed', says: 'order.nothingPaid', allowed: [] })
  const press = { merchantId, scope: `order-lines:${orderId}`, key }
  const requestHash = hashOf([lines, restock])
  const marks = await inTransaction(deps.db, async (tx) => {
    await lockOrder(tx, ref)
    const now = deps.clock.now()
    const held = await findClaim<Part[]>(tx, { ...press, requestHash, now })
    if (held.kind === 'replay') return { parts: held.answer, isAgain: true }
    const found = await findOrderLines(tx, ref)
    const parts = lines.map(({ position, quantity: pieces }) => {
      const line = found.find((one) => one.position === position)
      if (!line) return null
      const { quantity, lineTotal: totalMinor, discount: discountMinor, refundedQuantity: before } = line
      if (!mayRefundUnits(quantity, { before, units: pieces })) return null
      const minor = refundOfUnits({ totalMinor, discountMinor, quantity }, { before, units: pieces })
      return { position, pieces, minor, ref: line.ref }
    })
    const isTwice = new Set(lines.map(({ position }) => position)).size < lines.length
    const known = parts.flatMap((part) => part ?? [])
    if (isTwice || known.length < lines.length) return null
    await addRefunded(tx, ref, known)
    await insertClaim(tx, { ...press, requestHash, now, lockedUntil: now })
    await storeAnswer(tx, press, { status: 200, body: known })
    return { parts: known, isAgain: false }
  })
  if (!marks) return refused({ kind: 'fields', field: 'lines', says: 'order.pieces' })
  const marked = marks.parts
  const minor = marked.reduce((sum, part) => sum + part.minor, 0)
  const back =
    minor === 0
      ? { result: 'done' as const, message: '' }
      : await deps.giveBack({
          by,
          language,
          plugin: at.plugin,
          transactionId: payment.publicId,
          operation: 'refund',
          amount: decimalText({ minor, currency }),
          reason: reason || null,
          idempotencyKey: key,
        })
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    if (back.result === 'refused') {
      // Whoever pressed first may still be asking: only they take the marks back.
      if (marks.isAgain) return
      await forgetAnswer(tx, press)
      return addRefunded(
        tx,
        ref,
        marked.map((part) => ({ ...part, pieces: -part.pieces, minor: -part.minor })),
      )
    }
    const settled = { ...press, scope: `order-lines-settled:${orderId}`, requestHash, now, lockedUntil: now }
    if (!(await insertClaim(tx, settled))) return
    const detail = { after: { lines: marked.map(({ ref: what, pieces }) => `${pieces} × ${what}`) } }
    await audited(tx, by, { action: 'order.lines_refunded', object: order.number, detail, now })
    if (!restock || holdId === null) return
    const pools = await poolsOfHold(tx, { merchantId, holdId })
    const stock = marked.flatMap(({ ref: what, pieces: quantity }) => {
      const poolId = pools.get(what)
      return poolId === undefined ? [] : [{ poolId, quantity }]
    })
    if (stock.length > 0)
      await giveBackStock(tx, { merchantId, holdId, lines: stock, actor: by.staff.username, now })
  })
  return accepted({
    order: await shownAgain(deps, at),
    money: [{ transactionId: payment.publicId, ...back }],
  })
}

async function shownAgain(deps: StaffOrderDeps, at: At): Promise<ShownOrder> {
  const shown = await showOrder(deps, at)
  if (!shown) throw new Error('an order that was changed was not found')
  return shown
}
