import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { changedNotice } from '../bulk-news.ts'
import { markWithErrors } from './dispatches.store.ts'
import { settleSent } from './sent-messages.store.ts'

/** Rows whose request was made learn what became of its message. */
export async function settleSentRows(
  { db, clock }: { db: Db; clock: Clock },
  keptIsSent: boolean,
): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    const settled = await settleSent(tx, { now, keptIsSent })
    if (settled.length === 0) return
    const failed = settled.filter(({ hasFailed }) => hasFailed)
    if (failed.length > 0)
      await markWithErrors(
        tx,
        failed.map(({ dispatchId }) => dispatchId),
      )
    for (const { merchantId, upload, dispatchId } of settled)
      await changedNotice(tx, { merchantId, upload, about: `told ${dispatchId} ${now.getTime()}` }, now)
  })
}
