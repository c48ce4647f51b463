import { minutes, seconds } from '../evidence/inquiry.domain.ts'

/** Times of recent failed payments: on this link, from this network, and with the cards used on either. */
export type Failures = Readonly<Record<'link' | 'network' | 'card', readonly Date[]>>

type Patience = { readonly free: number; readonly windowMs: number }

/** A person may fail this often. Whoever tries stolen cards needs hundreds of tries. */
export const patience: Readonly<Record<keyof Failures, Patience>> = {
  link: { free: 4, windowMs: minutes(15) },
  network: { free: 8, windowMs: minutes(15) },
  card: { free: 4, windowMs: minutes(60) },
}

export const longestWindowMs = Math.max(...Object.values(patience).map(({ windowMs }) => windowMs))

const FIRST_WAIT_MS = seconds(30)
const LONGEST_WAIT_MS = minutes(10)

/**
 * Slows down, does not block: each further failure doubles the wait after the last one, up to ten minutes. A
 * person waits once; a list of cards takes too long. Null: a payment may start now.
 */
export function waitsUntil(failures: Failures, now: Date): Date | null {
  const ends = (Object.keys(patience) as (keyof Failures)[]).map((of) =>
    endOfWait(failures[of], patience[of], now),
  )
  const last = Math.max(...ends)
  return last > now.getTime() ? new Date(last) : null
}

function endOfWait(failures: readonly Date[], { free, windowMs }: Patience, now: Date): number {
  const recent = failures.map((at) => at.getTime()).filter((at) => at > now.getTime() - windowMs)
  const beyond = recent.length - free
  if (beyond < 0) return 0
  return Math.max(...recent) + Math.min(FIRST_WAIT_MS * 2 ** beyond, LONGEST_WAIT_MS)
}
