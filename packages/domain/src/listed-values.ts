/** Several values of one filter stand between commas; a comma or a backslash of a value's own has a backslash before it. */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',')

/** Each once, without empty ones. A backslash before anything else is itself, as where values were joined by commas alone. */
export function splitValues(text: string | undefined): string[] {
  const values = text?.match(/(?:\\[\\,]|[^,])+/g) ?? []
  return [...new Set(values.map((value) => value.replaceAll(/\\([\\,])/g, '$1').trim()).filter(Boolean))]
}

/** As long as the values of one filter may be, and all filters of a list as they stand in its address: that stays below 8 KB. */
export const longestValues = 6_000
