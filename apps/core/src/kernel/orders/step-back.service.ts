import { accepted, refused, type Result } from '@wasl/domain/result'
import { stepBackMinutes } from '@wasl/domain/order-states'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { writeNotice } from '../notices/notices.store.ts'
import { cameBackAt } from '../stock/stock-holds.store.ts'
import { orderNotice } from './order-notice.ts'
import {
  changeOrder,
  findLatestEvent,
  findOrder,
  lockOrder,
  type OrderEventRow,
  type OrderRow,
  type PublicOrderRef,
} from './orders.store.ts'
import type { OrderDeps } from './place-order.service.ts'

export type StepBackRefusal = { kind: 'notFound' } | { kind: 'tooLate'; state: string }

/** Until when the newest event can be taken back; null where it cannot be. It is given once: a step back has none. */
export const stepBackUntil = (latest: OrderEventRow | null): Date | null =>
  latest?.type === 'moved' && latest.by === 'staff' && latest.fromState !== null
    ? new Date(latest.at.getTime() + stepBackMinutes * 60_000)
    : null

/** Takes the last move back, within minutes and once. Goods that went back on sale with it may be sold: then it stays. */
export const stepOrderBack =
  ({ db, clock }: Pick<OrderDeps, 'db' | 'clock'>) =>
  async ({ actor, ...ref }: PublicOrderRef & { actor: string }): Promise<Result<OrderRow, StepBackRefusal>> =>
    inTransaction(db, async (tx) => {
      const found = await findOrder(tx, ref)
      if (!found) return refused({ kind: 'notFound' as const })
      const order = await lockOrder(tx, { merchantId: found.merchantId, orderId: found.id })
      const { merchantId, id: orderId, holdId } = order
      const latest = await findLatestEvent(tx, { merchantId, orderId })
      const until = stepBackUntil(latest)
      const now = clock.now()
      const tooLate = refused({ kind: 'tooLate' as const, state: order.state })
      if (!latest?.fromState || !until || until < now || latest.toState !== order.state) return tooLate
      if (holdId !== null && (await cameBackAt(tx, { merchantId, holdId, at: latest.at }))) return tooLate
      const moved = await changeOrder(tx, order, {
        set: { state: latest.fromState, stateChangedAt: now },
        event: { type: 'moved_back', by: 'staff', actor, at: now },
      })
      await writeNotice(tx, orderNotice('order.changed', moved), now)
      return accepted(moved)
    })
