import type { AttemptLine, Books } from '../../support/desk-books.ts'

/** An attempt nobody has paid, unless told otherwise. */
export const attempt = (
  state: AttemptLine['state'],
  money: Partial<Omit<AttemptLine, 'state'>> = {},
): AttemptLine => ({ state, captured: 0, quarantined: 0, isWinner: false, ...money })

/** KWD 48.750 and the fee of knet. */
export const winner = attempt('success', { captured: 49_000, isWinner: true })
export const counted = 'capture 49.000 KWD counted'

const nothing: Books = { state: 'pending', needsReview: false, attempts: [], money: [], notices: [] }

/** Somebody is at it, and nothing is known. */
export const waiting = (state: 'pending' | 'unknown' = 'pending'): Books => ({
  ...nothing,
  attempts: [attempt(state)],
})

export const paid: Books = {
  ...nothing,
  state: 'paid',
  attempts: [winner],
  money: [counted],
  notices: ['payment.captured'],
}

/** The attempt ended without money, and another may follow. */
export const unpaid = (state: 'failed' | 'canceled' | 'expired'): Books => ({
  ...nothing,
  state: 'attempted',
  attempts: [attempt(state)],
  notices: ['payment.failed'],
})

/** The bank claims money that was not asked for: on the books, apart, and nothing is paid by it. */
export const quarantined = (minor: number, claim: string): Books => ({
  ...nothing,
  needsReview: true,
  attempts: [attempt('invalid', { quarantined: minor })],
  money: [`capture ${claim} quarantined`],
  notices: ['payment.mismatch'],
})
