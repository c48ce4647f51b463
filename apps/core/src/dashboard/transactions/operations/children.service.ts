import type { Db } from '../../../platform/db/db.ts'
import { childState, type ChildState } from './children.domain.ts'
import { findChildRecords, type ChildRecord, type RowsRef } from './operation-facts.store.ts'

export type Child = ChildRecord & { state: ChildState }

/** What captures, refunds and voids made of payments, by the transaction's database id; oldest first. */
export async function findChildren(db: Db, ref: RowsRef): Promise<Map<number, Child[]>> {
  const children = (await findChildRecords(db, ref)).map((record) => ({
    ...record,
    state: childState(record.kind, record.operationState),
  }))
  return Map.groupBy(children, ({ transactionId }) => transactionId)
}
