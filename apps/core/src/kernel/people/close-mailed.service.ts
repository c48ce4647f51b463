import type { Tx } from '../../platform/db/db.ts'
import { dropChallengesOf } from './otp-challenges.store.ts'
import { closeResets } from './password-resets.store.ts'

/** Whatever was mailed to a user opens nothing any more: no link to choose a password, no code of a sign-in under way. */
export async function closeMailed(
  tx: Tx,
  { merchantId, userId, now }: { merchantId: number; userId: number; now: Date },
): Promise<void> {
  await closeResets(tx, { merchantId, userId, now })
  await dropChallengesOf(tx, { merchantId, userId })
}
