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
export const isCapturedInPart = ({ charge, captured }: Pick<Sums, 'charge' | 'captured'>): boolean =>
  captured > 0 && captured < charge

/** What the payer pays: of a hold that was captured in part, that part. The fee is taken with the first. */
export const paidOf = (sums: Sums): Pick<Sums, 'amount' | 'fee' | 'charge'> =>
  isCapturedInPart(sums)
    ? { amount: sums.captured - sums.feeCaptured, fee: sums.feeCaptured, charge: sums.captured }
    : { amount: sums.amount, fee: sums.fee, charge: sums.charge }
