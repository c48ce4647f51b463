import type { AttemptState } from '@wasl/domain/states'

/** The attempt states of S1 §4. What is under way is pending to the payer; a capture under way is money secured. */
export type ShownState = 'success' | 'pending' | 'failed' | 'canceled' | 'expired' | 'invalid' | 'cod'

export function shownState(state: AttemptState): ShownState {
  switch (state) {
    case 'created':
    case 'submitting':
    case 'pending':
    case 'unknown':
      return 'pending'
    case 'authorized':
    case 'capturing':
    case 'success':
      return 'success'
    case 'failed':
    case 'canceled':
    case 'expired':
    case 'invalid':
    case 'cod':
      return state
  }
}

/** Authorised money is reserved at the bank and named so; captured money is paid. */
export const statusOf = (state: AttemptState): ShownState | 'authorized' =>
  state === 'authorized' ? 'authorized' : shownState(state)

type Sums = { amount: number; fee: number; charge: number; captured: number; feeCaptured: number }

/** A part of what is held was captured, so far or for good. */
export const isCapturedInPart = ({
  authorized,
  captured,
}: Pick<Sums, 'captured'> & { authorized: number }): boolean => captured > 0 && captured < authorized

/** What the payer pays: what was taken, where that is a part of a hold, or another amount that staff counted. The fee is taken first. */
export const paidOf = (sums: Sums): Pick<Sums, 'amount' | 'fee' | 'charge'> =>
  sums.captured > 0 && sums.captured !== sums.charge
    ? { amount: sums.captured - sums.feeCaptured, fee: sums.feeCaptured, charge: sums.captured }
    : { amount: sums.amount, fee: sums.fee, charge: sums.charge }
