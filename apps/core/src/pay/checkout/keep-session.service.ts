import { findCheckoutSession, insertCheckoutSession } from '../../kernel/checkout/checkout.store.ts'
import { findTransaction } from '../../kernel/ledger/transaction.store.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'

export type KeptSession = { merchantId: number; publicId: string; request: string }

/** A session of one's own name for a request that is there, once. */
export async function keepSession(
  { db, clock }: { db: Db; clock: Clock },
  { merchantId, publicId, request }: KeptSession,
): Promise<void> {
  const transaction = await findTransaction(db, { merchantId, publicId: request })
  if (!transaction || (await findCheckoutSession(db, { merchantId, publicId }))) return
  await inTransaction(db, (tx) =>
    insertCheckoutSession(tx, {
      merchantId,
      publicId,
      transactionId: transaction.id,
      createdAt: clock.now(),
    }),
  )
}
