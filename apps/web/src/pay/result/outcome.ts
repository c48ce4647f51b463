import type { Attempt } from '@wasl/contracts/web/pay.contract'

export type Outcome =
  | 'success'
  | 'cod'
  | 'authorized'
  | 'waiting'
  | 'failed'
  | 'canceled'
  | 'expired'
  | 'invalid'

type Seen = Pick<Attempt, 'view' | 'state' | 'expired' | 'transactionState' | 'isCaptured'>

/** The result page's tone: the view decides, the state refines it. */
export function outcomeOf({ view, state, expired, transactionState, isCaptured }: Seen): Outcome {
  if (view === 'waiting') return 'waiting'
  if (view === 'success') {
    if (state === 'cod') return 'cod'
    // The transaction of a hold stays authorized when it is captured.
    const isHeld = state === 'authorized' || transactionState === 'authorized'
    return isHeld && !isCaptured ? 'authorized' : 'success'
  }
  // Money that does not match is told of after the time to pay, too.
  if (state === 'invalid') return 'invalid'
  if (expired || state === 'expired') return 'expired'
  return state === 'canceled' ? state : 'failed'
}

/** The badge beside 'Status'. */
export const badgeState = (outcome: Outcome): string => {
  if (outcome === 'success') return 'paid'
  return outcome === 'waiting' ? 'pending' : outcome
}

export function toneOf(outcome: Outcome): 'success' | 'waiting' | 'danger' {
  switch (outcome) {
    case 'success':
    case 'cod':
    case 'authorized':
      return 'success'
    case 'waiting':
    // Money came, and somebody looks at it.
    case 'invalid':
      return 'waiting'
    case 'failed':
    case 'canceled':
    case 'expired':
      return 'danger'
  }
}
