import { findTransaction } from '../ledger/transaction.store.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { plainPair } from './code-hash.ts'
import { deleteCode, insertCode, insertReferrer, type CodeReferrer } from './code.store.ts'
import type { CodeDeps } from './code.service.ts'

export const keepReferrer = (db: Db, values: CodeReferrer): Promise<void> =>
  inTransaction(db, (tx) => insertReferrer(tx, values))

export type KeptCode = { merchantId: number; referrer: string; code: string; pair: string } & (
  | { request: string }
  | { redirectUrl: string }
)

/** A code of one's own choice, fresh again if it was there before. Its phone is E.164, any other pair as it is read. */
export async function keepCode(
  { db, clock, hashes }: Pick<CodeDeps, 'db' | 'clock' | 'hashes'>,
  { merchantId, referrer, code, pair, ...leads }: KeptCode,
): Promise<void> {
  const place = { merchantId, referrer }
  const transaction =
    'request' in leads ? await findTransaction(db, { merchantId, publicId: leads.request }) : null
  if ('request' in leads && !transaction) return
  const codeHash = hashes.ofCode(place, code)
  await inTransaction(db, async (tx) => {
    await deleteCode(tx, { ...place, codeHash })
    await insertCode(tx, {
      ...place,
      codeHash,
      pairHash: hashes.ofPair(place, plainPair(pair)),
      transactionId: transaction?.id ?? null,
      redirectUrl: 'redirectUrl' in leads ? leads.redirectUrl : null,
      createdAt: clock.now(),
    })
  })
}
