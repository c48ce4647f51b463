/** Whole per cents that add up to 100, by the largest remainders. */
export function percents(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total <= 0) return values.map(() => 0)
  const exact = values.map((value) => (value / total) * 100)
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0)
  const first = exact
    .map((share, index) => ({ index, rest: share % 1 }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
    .slice(0, missing)
  return exact.map((share, at) => Math.floor(share) + (first.some(({ index }) => index === at) ? 1 : 0))
}

/** The exact sum of decimal texts, with as many decimals as the longest has. */
export function sumText(values: readonly string[]): string {
  const decimals = Math.max(0, ...values.map((value) => value.split('.')[1]?.length ?? 0))
  const total = values.reduce((sum, value) => sum + scaled(value, decimals), 0n)
  const digits = String(total < 0n ? -total : total).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  return (total < 0n ? '-' : '') + whole + (decimals ? `.${digits.slice(-decimals)}` : '')
}

function scaled(value: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = value.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}
