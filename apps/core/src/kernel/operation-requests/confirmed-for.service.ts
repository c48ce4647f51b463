import { compare, type Money } from '@wasl/domain/money'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { confirmLimit } from '../ledger/evidence/confirm-limit.domain.ts'
import type { OperationKind } from '../ledger/operations/operation.domain.ts'
import { findConfirmAbove } from '../merchants/merchants.store.ts'
import { isRecent } from '../people/session.domain.ts'
import type { Staff } from '../people/staff.ts'

/** D-36: refunds of a payment above the merchant's limit in all ask for the password again; money without a request always does. */
export async function confirmedFor(
  { db, clock }: { db: Db; clock: Clock },
  { merchantId, confirmedAt }: Staff,
): Promise<(kind: OperationKind, amount: Money, claim: string | null) => boolean> {
  const settings = await findConfirmAbove(db, merchantId)
  const isFresh = isRecent(confirmedAt, clock.now())
  const isSmall = (amount: Money) => compare(amount, confirmLimit(settings, amount.currency)) <= 0
  return (kind, amount, claim) => kind !== 'refund' || isFresh || (claim === null && isSmall(amount))
}
