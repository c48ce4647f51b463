/** Grouped by thousands with the exact digits kept: "-1204.500" is "−1,204.500". */
export function numberText(value: string): string {
  const [, minus, whole = '', fraction = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(value) ?? []
  if (!whole) return value
  return (minus ? '−' : '') + whole.replace(/\B(?=(\d{3})+$)/g, ',') + fraction
}

/** S2: chart values above 999 are shown as K. The full value stands in the table. */
export function shortNumber(value: number, thousand: string): string {
  const isShort = Math.abs(value) > 999
  const shown = isShort ? (value / 1000).toFixed(1) : value.toFixed(3)
  const plain = shown.replace(/\.?0+$/, '')
  const number = numberText(plain === '-0' ? '0' : plain)
  if (!isShort) return number
  // The minus would change sides beside an Arabic word.
  return (value < 0 ? `\u2066${number}\u2069` : number) + thousand
}

/** Above a bar: exact while it is short. */
export function shortText(value: string, thousand: string): string {
  return Math.abs(Number(value)) > 999 ? shortNumber(Number(value), thousand) : numberText(value)
}
