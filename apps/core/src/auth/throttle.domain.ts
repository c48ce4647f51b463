/** Wrong answers. `since` is the last one of an account or of its codes, of anything else the first within its time. */
export type Failures = { failures: number; since: Date; lockedUntil: Date | null }

export type ThrottleVerdict =
  | { kind: 'open' }
  | { kind: 'locked'; waitMs: number }
  /** 800-63B-4: a hundred wrong passwords in a row; a new password opens the account again. */
  | { kind: 'stopped' }

export type ThrottleKind = 'account' | 'code' | 'network' | 'forgot_account' | 'forgot_network'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export const hardStop = 100
const firstLockMs = 30 * second

/** D-5: so many wrong ones are free, then thirty seconds, doubling to an hour. */
const freeTries = { account: 5, code: 10 } as const

/** So many within the time, counted from the first (D-5, D-22). */
const windows = {
  network: { most: 20, ms: 5 * minute },
  forgot_account: { most: 3, ms: hour },
  forgot_network: { most: 10, ms: hour },
} as const

/**
 * How long after its `since` a count may be forgotten. Names nobody has are counted too and would fill the table if none ever
 * was; if theirs went sooner than a user's, waiting would tell which is which (D-22). After ninety days of silence whoever
 * waits for it has four guesses a year, and whoever does not is stopped at the hundredth. A time that is over is nothing.
 */
export const forgottenAfterMs = (kind: ThrottleKind): number => (doubles(kind) ? 90 * day : windows[kind].ms)

const doubles = (kind: ThrottleKind): kind is 'account' | 'code' => kind === 'account' || kind === 'code'

export function verdictOn(kind: ThrottleKind, kept: Failures | null, now: Date): ThrottleVerdict {
  if (!kept) return { kind: 'open' }
  if (!doubles(kind)) {
    const { most, ms } = windows[kind]
    const waitMs = kept.since.getTime() + ms - now.getTime()
    return waitMs > 0 && kept.failures >= most ? { kind: 'locked', waitMs } : { kind: 'open' }
  }
  if (kept.failures >= hardStop) return { kind: 'stopped' }
  const waitMs = (kept.lockedUntil?.getTime() ?? 0) - now.getTime()
  return waitMs > 0 ? { kind: 'locked', waitMs } : { kind: 'open' }
}

/** Counted before the answer is known, so that what is tried at the same time is counted too. */
export function withOneMore(kind: ThrottleKind, kept: Failures | null, now: Date): Failures {
  if (!doubles(kind)) {
    const isOver = !kept || kept.since.getTime() + windows[kind].ms <= now.getTime()
    return isOver
      ? { failures: 1, since: now, lockedUntil: null }
      : { failures: kept.failures + 1, since: kept.since, lockedUntil: null }
  }
  const failures = (kept?.failures ?? 0) + 1
  const beyond = failures - freeTries[kind]
  const lockMs = beyond < 0 ? 0 : Math.min(hour, firstLockMs * 2 ** beyond)
  return {
    failures,
    since: now,
    lockedUntil: lockMs > 0 ? new Date(now.getTime() + lockMs) : null,
  }
}
