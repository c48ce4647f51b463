import { accepted, refused, type Result } from '@wasl/domain/result'
import { findCheckoutSession } from '../../kernel/checkout/checkout.store.ts'
import type { Db } from '../../platform/db/db.ts'

export async function openSession(
  { db }: { db: Db },
  key: { merchantId: number; publicId: string },
): Promise<Result<{ transactionId: string; plugin: string }, { kind: 'notFound' }>> {
  const found = await findCheckoutSession(db, key)
  return found ? accepted(found) : refused({ kind: 'notFound' })
}
