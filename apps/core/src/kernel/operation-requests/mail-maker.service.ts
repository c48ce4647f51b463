import { money } from '@wasl/domain/money'
import type { Tx } from '../../platform/db/db.ts'
import type { LockedTransaction } from '../ledger/transaction.store.ts'
import type { StaffOccasion } from '../messages/messages.domain.ts'
import { writeStaffMail, type StaffMailing } from '../messages/write-staff-mail.service.ts'
import { findStaffUser } from '../people/people.store.ts'
import type { OperationRequestRow } from './operation-requests.store.ts'

type Mailed = {
  request: OperationRequestRow
  transaction: LockedTransaction
  occasion: Extract<StaffOccasion, `operation_${string}`>
  now: Date
}

/** Mails the user who asked how it ended, or that it needs attention. A server reads its own answer. */
export async function mailMaker(
  tx: Tx,
  mailing: StaffMailing,
  { request, transaction, occasion, now }: Mailed,
): Promise<void> {
  const { merchantId, userId, publicId, tries, amount, currency, reason } = request
  const user = userId === null ? null : await findStaffUser(tx, { merchantId, userId })
  if (!user || user.disabledAt !== null) return
  const why = reason ?? ''
  await writeStaffMail(tx, mailing, {
    merchantId,
    occasion,
    about: `${publicId}:${tries}`,
    recipient: user.email,
    language: user.language,
    name: { en: user.nameEn, ar: user.nameAr },
    code: transaction.publicId,
    amount: money(amount, currency),
    description: { en: why, ar: why },
    path: `/${user.language}/dashboard/transactions/${transaction.publicId}`,
    now,
  })
}
