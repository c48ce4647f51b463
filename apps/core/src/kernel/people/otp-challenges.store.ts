import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import { otpChallenge } from './otp-challenges.schema.ts'

/** Challenges of a user that were never answered end with a new one: one code at a time is alive. */
export async function dropChallengesOf(
  tx: Tx,
  { merchantId, userId }: { merchantId: number; userId: number },
): Promise<void> {
  await tx
    .delete(otpChallenge)
    .where(and(eq(otpChallenge.merchantId, merchantId), eq(otpChallenge.userId, userId)))
}
