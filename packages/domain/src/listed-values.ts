/** Joins filter values with commas. A comma or backslash inside a value gets a backslash before it. */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',')

/** Splits filter values: unique, without empty ones. A backslash before any other character is kept (older addresses). */
export function splitValues(text: string | undefined): string[] {
  const values = text?.match(/(?:\\[\\,]|[^,])+/g) ?? []
  return [...new Set(values.map((value) => value.replaceAll(/\\([\\,])/g, '$1').trim()).filter(Boolean))]
}

/** Most characters of one filter's values, and of all filters of a list, so that the address stays below 8 KB. */
export const longestValues = 6_000
