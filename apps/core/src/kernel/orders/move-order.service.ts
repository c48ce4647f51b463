import { accepted, refused, type Result } from '@wasl/domain/result'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { writeNotice } from '../notices/notices.store.ts'
import { kindOf } from './order-kind.ts'
import { orderNotice } from './order-notice.ts'
import { returnStockOf } from './order-stock.service.ts'
import type { OrderActor } from './orders.schema.ts'
import { changeOrder, findOrder, lockOrder, type OrderRow, type PublicOrderRef } from './orders.store.ts'
import type { OrderDeps } from './place-order.service.ts'

export type MoveOrder = PublicOrderRef & {
  to: string
  by: OrderActor
  actor: string | null
  reason?: string
  /** Whether what comes back can be sold again. */
  restock?: boolean
}

export type MoveRefusal =
  | { kind: 'notFound' }
  | { kind: 'notAllowed'; state: string; allowed: readonly string[] }

/** Takes an order one step on its way. Two who do it at once: the second is told where it may go from there. */
export const moveOrder =
  ({ db, clock, kinds }: Pick<OrderDeps, 'db' | 'clock' | 'kinds'>) =>
  async ({
    to,
    by,
    actor,
    reason,
    restock = false,
    ...ref
  }: MoveOrder): Promise<Result<OrderRow, MoveRefusal>> =>
    inTransaction(db, async (tx) => {
      const found = await findOrder(tx, ref)
      if (!found) return refused({ kind: 'notFound' as const })
      const order = await lockOrder(tx, { merchantId: found.merchantId, orderId: found.id })
      const allowed = kindOf(kinds, order.plugin).movesOf(order)
      if (!allowed.includes(to)) return refused({ kind: 'notAllowed' as const, state: order.state, allowed })
      const now = clock.now()
      const moved = await changeOrder(tx, order, {
        set: { state: to, stateChangedAt: now },
        event: { type: 'moved', by, actor, reason, at: now },
      })
      await writeNotice(tx, orderNotice('order.changed', moved), now)
      if (restock) await returnStockOf(tx, moved, { actor: actor ?? by, now })
      return accepted(moved)
    })
