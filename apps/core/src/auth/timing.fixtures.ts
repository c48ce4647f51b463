const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, two) => one - two)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** How far two medians lie apart, as a share of the larger. */
export const medianGap = (one: readonly number[], two: readonly number[]): number => {
  const [a, b] = [median(one), median(two)]
  return Math.abs(a - b) / Math.max(a, b)
}

/** Mann–Whitney: how likely so different ranks are where both come from one source (normal approximation, two-sided). */
export function rankSumP(one: readonly number[], two: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...two.map((value) => ({ value, isOne: false })),
  ]
  all.sort((left, right) => left.value - right.value)
  const ranks = all.reduce((sum, { isOne }, at) => sum + (isOne ? at + 1 : 0), 0)
  const [n, m] = [one.length, two.length]
  const mean = (n * (n + m + 1)) / 2
  const spread = Math.sqrt((n * m * (n + m + 1)) / 12)
  const z = Math.abs(ranks - mean) / spread
  return 2 * (1 - normalBelow(z))
}

/** Abramowitz and Stegun 26.2.17; right to seven decimals. */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z)
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  const series =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  return 1 - density * series
}
