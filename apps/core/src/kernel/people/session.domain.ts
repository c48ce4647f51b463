/** S1 §9: twenty minutes without a word, and twelve hours at most (product.md 6). */
export const idleMs = 1_200_000
export const longestMs = 12 * 3_600_000
/** How often a session's last word is written down; it ends that much later than it may, never earlier. */
export const seenEveryMs = 10_000
export const accessMs = 15 * 60_000
/** Two requests of one browser may both find the access token about to end: the refresh token answers both. */
export const refreshGraceMs = 10_000
/** How long ago the password may have been given where it matters (D-36). */
export const recentMs = 5 * 60_000

export type SessionTimes = { seenAt: Date; endsAt: Date; endedAt: Date | null }

export function isOver({ seenAt, endsAt, endedAt }: SessionTimes, now: Date): boolean {
  if (endedAt !== null || endsAt <= now) return true
  return now.getTime() - seenAt.getTime() > idleMs + seenEveryMs
}

export const isRecent = (confirmedAt: Date, now: Date): boolean => recentSeconds(confirmedAt, now) > 0

/** How long it is still recent; a second that has begun counts. */
export const recentSeconds = (confirmedAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((recentMs - (now.getTime() - confirmedAt.getTime())) / 1_000))

export const isSeenAnew = (seenAt: Date, now: Date): boolean =>
  now.getTime() - seenAt.getTime() >= seenEveryMs
