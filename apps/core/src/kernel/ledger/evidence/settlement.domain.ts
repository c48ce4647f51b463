import { money, type Money } from '@wasl/domain/money'

export type Settlement = {
  /** Secured without fee: authorized and not released, captured, or promised in cash. */
  settled: Money
  /** Captured with fee, surplus included. */
  paid: Money
  refunded: Money
  /** Still to be paid. */
  remaining: Money
}

/** product.md 4: sums of a transaction's attempts. */
export function settlementOf(
  transaction: { currency: string; amount: number },
  attempts: readonly SettledAttempt[],
): Settlement {
  const inCurrency = (minor: number): Money => money(minor, transaction.currency)
  const settled = settledOf(attempts)
  return {
    settled: inCurrency(settled),
    paid: inCurrency(sum(attempts.map(({ captured }) => captured))),
    refunded: inCurrency(sum(attempts.map(({ refunded }) => refunded))),
    remaining: inCurrency(remainingOf(transaction, settled)),
  }
}

/** Of the winning attempt. Promised cash secures a request like money: its payer owes nothing more. */
export const settledOf = (attempts: readonly Omit<SettledAttempt, 'refunded'>[]): number =>
  sum(
    attempts
      .filter(({ isWinner }) => isWinner)
      .map(({ amount, authorized, voided, captured, feeCaptured }) =>
        // Without a hold no more will come than was captured, because staff may have counted a part.
        captured > 0 && authorized === 0
          ? captured - feeCaptured
          : Math.max(amount - voided, captured - feeCaptured),
      ),
  )

export const remainingOf = ({ amount }: { amount: number }, settled: number): number =>
  Math.max(0, amount - settled)

type SettledAttempt = {
  amount: number
  isWinner: boolean
  authorized: number
  voided: number
  captured: number
  feeCaptured: number
  refunded: number
}

const sum = (minors: readonly number[]): number => minors.reduce((total, minor) => total + minor, 0)
