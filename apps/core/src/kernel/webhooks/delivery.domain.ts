import { retryAt } from '../notices/back-off.domain.ts'

/** reliability B.8: after three days of tries a delivery is given up, and a server that took none is left alone. */
export const patienceMs = 72 * 3_600_000

export type Round = {
  /** When this round of tries began: when the event happened, or when it was replayed. */
  beganAt: Date
  /** Tries of this round, the one that just failed included. */
  tries: number
}

/** When a delivery that failed is tried again; null when it is given up. `luck` spreads tries that failed together. */
export function nextTryAt(
  { beganAt, tries }: Round,
  { now, luck }: { now: Date; luck: number },
): Date | null {
  const due = retryAt(tries, now)
  const spread = (due.getTime() - now.getTime()) * 0.2 * luck
  const last = beganAt.getTime() + patienceMs
  if (now.getTime() >= last) return null
  // The last try stands at the end, so that three days are three days.
  return new Date(Math.min(due.getTime() + spread, last))
}

export const isGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= patienceMs

/** Shorter than this an endpoint was not away: it refuses one event and takes others, and each keeps its own schedule. */
const outageMs = 60_000

export const wasAway = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= outageMs
