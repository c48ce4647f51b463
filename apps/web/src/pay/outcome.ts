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

/** The result page's tone: the view decides, the state refines it. */
export function outcomeOf({ view, state, expired }: Pick<Attempt, 'view' | 'state' | 'expired'>): Outcome {
  if (view === 'waiting') return 'waiting'
  if (view === 'success') return state === 'cod' || state === 'authorized' ? state : 'success'
  if (expired || state === 'expired') return 'expired'
  return state === 'canceled' || state === 'invalid' ? state : 'failed'
}
