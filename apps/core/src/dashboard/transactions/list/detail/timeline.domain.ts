import type { Evidence } from '../../../../kernel/gateways/gateway.ts'

/** One thing that happened. `kind` says what `code` names. */
export type Happening = {
  kind: 'transaction' | 'attempt' | 'money' | 'gateway' | 'audit'
  code: string
  from: string | null
  to: string | null
  actor: string
  minor: number | null
  currency: string | null
  attemptId: string | null
  /** Of a gateway's callback: what it said, null where that is several things, and how often it was delivered. */
  callback: { result: Evidence['result'] | null; times: number } | null
  at: Date
  /** Steps of one moment keep the order they were written in. */
  order: number
}

/** Later kinds cause earlier ones at the same moment: a callback brings money, money moves an attempt, an attempt its transaction. */
const rank = { audit: 4, transaction: 3, attempt: 2, money: 1, gateway: 0 } as const

/** A request is made and seen before anything is tried with it, what is asked for comes before what came of it, and a callback is repeated after all it did. */
function rankOf({ kind, code, to }: Happening): number {
  if (code === 'callback.repeated') return 5
  if (kind === 'audit' && code.endsWith('.requested')) return -0.5
  return kind === 'transaction' && (to === 'created' || to === 'pending') ? -1 : rank[kind]
}

/** Newest first. */
export const newestFirst = (happenings: readonly Happening[]): Happening[] =>
  happenings.toSorted(
    (one, two) => two.at.getTime() - one.at.getTime() || rankOf(two) - rankOf(one) || two.order - one.order,
  )

/** Attempts that took money beside the one that paid, whatever became of it. One callback may tell of several attempts. */
export const surplusIn = (timeline: readonly Happening[]): ReadonlySet<string | null> =>
  new Set(
    timeline
      .filter(({ kind, code }) => kind === 'money' && code.endsWith('.surplus'))
      .map(({ attemptId }) => attemptId),
  )
