import type { TransactionState } from '@wasl/domain/states'
import type { Tx } from '../../platform/db/db.ts'
import { writeNotice, type Notice } from '../notices/notices.store.ts'
import { transactionAggregate } from './evidence/evidence-notice.ts'

type Changed = { merchantId: number; id: number; publicId: string; plugin: string; state: TransactionState }

/** A notice for open dashboards only: something that staff see has changed. Two notices with the same `key` are one. */
export const changedNotice = ({ merchantId, id, publicId, plugin, state }: Changed, key: string): Notice => ({
  merchantId,
  topic: 'transaction.changed',
  aggregate: transactionAggregate(id),
  dedupeKey: `transaction.changed:${id}:${key}`,
  payload: { transaction: publicId, plugin, state },
})

/** Written with the change. Changes of the same moment with the same name become one notice. */
export const tellChanged = (
  tx: Tx,
  changed: Changed,
  { what, now }: { what: string; now: Date },
): Promise<void> => writeNotice(tx, changedNotice(changed, `${what}:${now.toISOString()}`), now)
