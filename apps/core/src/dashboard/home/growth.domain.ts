/** Per cent with one decimal; null where nothing can be compared with nothing. */
export const growthOf = (now: number, before: number): number | null =>
  before === 0 ? null : rounded(((now - before) / before) * 100)

type Tried = { succeeded: number; failed: number }

export const rateOf = ({ succeeded, failed }: Tried): number | null =>
  succeeded + failed === 0 ? null : rounded((succeeded / (succeeded + failed)) * 100)

/** Points between two rates. */
export const pointsBetween = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : rounded(now - before)

const rounded = (value: number): number => Math.round(value * 10) / 10 + 0

type Sums = { paid: number; amount: bigint; refunded: bigint; succeeded: number; failed: number }

const noSales: Sums = { paid: 0, amount: 0n, refunded: 0n, succeeded: 0, failed: 0 }

/** Amounts of one currency only. */
export const sumOf = (all: readonly Sums[]): Sums =>
  all.reduce(
    (sum, one) => ({
      paid: sum.paid + one.paid,
      amount: sum.amount + one.amount,
      refunded: sum.refunded + one.refunded,
      succeeded: sum.succeeded + one.succeeded,
      failed: sum.failed + one.failed,
    }),
    noSales,
  )

/** Halves up; no sum of sales is below zero. */
export function averageOf(sum: bigint, count: number): bigint {
  const by = BigInt(count)
  return (2n * sum + by) / (2n * by)
}
