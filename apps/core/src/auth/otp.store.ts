import { and, count, eq, gt, lt, sql } from 'drizzle-orm'
import { otpChallenge } from '../kernel/people/otp-challenges.schema.ts'
import type { Tx } from '../platform/db/db.ts'
import { otpSending } from './auth.schema.ts'

export type OtpChallenge = typeof otpChallenge.$inferSelect

const isChallenge = ({ merchantId, id }: Pick<OtpChallenge, 'merchantId' | 'id'>) =>
  and(eq(otpChallenge.merchantId, merchantId), eq(otpChallenge.id, id))

export async function insertChallenge(tx: Tx, values: typeof otpChallenge.$inferInsert): Promise<void> {
  await tx.insert(otpChallenge).values(values)
}

/** Whoever changes one holds its user's row. */
export async function findChallenge(
  tx: Tx,
  { merchantId, handleHash }: { merchantId: number; handleHash: string },
): Promise<OtpChallenge | null> {
  const [row] = await tx
    .select()
    .from(otpChallenge)
    .where(and(eq(otpChallenge.merchantId, merchantId), eq(otpChallenge.handleHash, handleHash)))
  return row ?? null
}

export async function updateChallenge(
  tx: Tx,
  challenge: OtpChallenge,
  changes: Partial<Pick<OtpChallenge, 'triesLeft' | 'usedAt' | 'codeHash' | 'sentAt' | 'expiresAt'>>,
): Promise<void> {
  await tx.update(otpChallenge).set(changes).where(isChallenge(challenge))
}

type Sendings = { merchantId: number; userId: number }

/** How many codes went out since, and when the first of them did. */
export async function countSendings(
  tx: Tx,
  { merchantId, userId, since }: Sendings & { since: Date },
): Promise<{ sent: number; first: Date | null }> {
  const [row] = await tx
    .select({ sent: count(), first: sql<Date | null>`min(${otpSending.at})`.mapWith(otpSending.at) })
    .from(otpSending)
    .where(
      and(eq(otpSending.merchantId, merchantId), eq(otpSending.userId, userId), gt(otpSending.at, since)),
    )
  return { sent: row?.sent ?? 0, first: row?.first ?? null }
}

/** Whoever has entered a right code was not pestered with it. */
export async function forgetSendings(tx: Tx, { merchantId, userId }: Sendings): Promise<void> {
  await tx.delete(otpSending).where(and(eq(otpSending.merchantId, merchantId), eq(otpSending.userId, userId)))
}

export async function insertSending(tx: Tx, { at, ...of }: Sendings & { at: Date }): Promise<void> {
  const isOld = lt(otpSending.at, new Date(at.getTime() - 86_400_000))
  await tx
    .delete(otpSending)
    .where(and(eq(otpSending.merchantId, of.merchantId), eq(otpSending.userId, of.userId), isOld))
  await tx.insert(otpSending).values({ ...of, at })
}
