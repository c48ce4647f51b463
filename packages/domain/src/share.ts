/**
 * Divides a whole number over weights so that the parts sum to it exactly: each gets its part rounded down, and the units
 * that are left go to the largest remainders, the first of equals. No part is above its weight if the total is not above their sum.
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (sum === 0n) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight))
  const parts = exact.map((part) => Number(part / sum))
  const left = total - parts.reduce((all, part) => all + part, 0)
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part % sum }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.index - other.index)
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
