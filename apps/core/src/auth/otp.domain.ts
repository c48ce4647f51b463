/** D-6. */
export const tries = 5
export const codeLifeMs = 5 * 60_000
export const mostSendings = 3
export const sendingsMs = 15 * 60_000

type Challenge = { triesLeft: number; usedAt: Date | null; expiresAt: Date }

/** Whether a challenge can still be answered. */
export const isAlive = ({ triesLeft, usedAt, expiresAt }: Challenge, now: Date): boolean =>
  triesLeft > 0 && usedAt === null && expiresAt > now
