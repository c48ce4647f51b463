import { remainingOf, settledOf } from '../../../kernel/ledger/evidence/settlement.domain.ts'

type Booked = {
  isWinner: boolean
  fee: number
  /** With the fee. */
  charge: number
  authorized: number
  voided: number
  captured: number
  feeCaptured: number
  refunded: number
  refundReserved: number
}

export type Amounts = {
  /** Captured with fee, surplus payments too. */
  paid: number
  refunded: number
  refundReserved: number
  /** Never a fee. */
  refundable: number
  /** Held, or held until it was captured; what was given up is not. */
  authorized: number
  /** As `Settlement` says. */
  settled: number
  remaining: number
  /** Of the attempt that paid, else of the last one. */
  fee: number
  paidAttemptFee: number | null
}

/** The sums of product.md 4, in minor units; attempts newest first. */
export function amountsOf(transaction: { amount: number }, attempts: readonly Booked[]): Amounts {
  const sum = (of: (attempt: Booked) => number): number => attempts.reduce((total, one) => total + of(one), 0)
  const winner = attempts.find(({ isWinner }) => isWinner)
  const settled = settledOf(attempts.map((one) => ({ ...one, amount: one.charge - one.fee })))
  return {
    paid: sum(({ captured }) => captured),
    refunded: sum(({ refunded }) => refunded),
    refundReserved: sum(({ refundReserved }) => refundReserved),
    refundable: sum((one) => Math.max(0, one.captured - one.feeCaptured - one.refunded - one.refundReserved)),
    authorized: sum(({ authorized, voided }) => authorized - voided),
    settled,
    remaining: remainingOf(transaction, settled),
    fee: (winner ?? attempts[0])?.fee ?? 0,
    paidAttemptFee: winner?.fee ?? null,
  }
}
