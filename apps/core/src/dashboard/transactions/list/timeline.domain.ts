/** One thing that happened. `kind` says what `code` names. */
export type Happening = {
  kind: 'transaction' | 'attempt' | 'money' | 'audit'
  code: string
  from: string | null
  to: string | null
  actor: string
  minor: number | null
  currency: string | null
  attemptId: string | null
  at: Date
  /** Steps of one moment keep the order they were written in. */
  order: number
}

/** Later kinds cause earlier ones at the same moment: money moves an attempt, an attempt its transaction. */
const rank = { audit: 3, transaction: 2, attempt: 1, money: 0 } as const

/** A request is made and seen before anything is tried with it. */
const rankOf = ({ kind, to }: Happening): number =>
  kind === 'transaction' && (to === 'created' || to === 'pending') ? -1 : rank[kind]

/** Newest first. */
export const newestFirst = (happenings: readonly Happening[]): Happening[] =>
  happenings.toSorted(
    (one, two) => two.at.getTime() - one.at.getTime() || rankOf(two) - rankOf(one) || two.order - one.order,
  )
