import { writeStaffMail, type StaffMailing } from './write-staff-mail.service.ts'
import type { Tx } from '../../platform/db/db.ts'
import { newPublicId } from '../../platform/ids.ts'
import { insertReset } from '../people/password-resets.store.ts'
import type { StaffUser } from '../people/people.store.ts'
import { hashOfSecret, newSecret } from '../people/session-secret.ts'

const linkLifeMs = {
  /** The person who asked waits for it. */
  password_reset: 30 * 60_000,
  /** Somebody who does not know of it yet. */
  invited: 3 * 86_400_000,
} as const

/** A mailed link to choose a password, once. False if mails cannot be sent here: then no link is made. */
export async function mailPasswordLink(
  tx: Tx,
  mailing: StaffMailing,
  { user, occasion, now }: { user: StaffUser; occasion: keyof typeof linkLifeMs; now: Date },
): Promise<boolean> {
  const token = newSecret()
  const { merchantId, language } = user
  const isWritten = await writeStaffMail(tx, mailing, {
    merchantId,
    occasion,
    about: newPublicId(),
    recipient: user.email,
    language,
    name: { en: user.nameEn, ar: user.nameAr },
    ...(occasion === 'invited' && { code: user.username }),
    // In the fragment: no server, log or Referer ever sees it (reliability S1).
    path: `/${language}/reset-password#token=${token}`,
    now,
  })
  if (!isWritten) return false
  await insertReset(tx, {
    merchantId,
    userId: user.id,
    tokenHash: hashOfSecret(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkLifeMs[occasion]),
  })
  return true
}
