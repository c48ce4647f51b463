import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { expireOverdue } from './permission-requests.store.ts'
import { tellAnswered } from './tell-answered.ts'

/** Requests of all merchants without an answer in time. The user who asked is informed and may ask again. */
export const expirePermissionRequests = ({ db, clock }: { db: Db; clock: Clock }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now()
    for (const request of await expireOverdue(tx, now)) await tellAnswered(tx, request, now)
  })
