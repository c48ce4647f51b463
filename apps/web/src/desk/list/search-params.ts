/** What an address says after `?`: texts as they stand, a key that is given twice as a list. */
export type SearchParams = Record<string, string | string[]>

export function parseSearch(search: string): SearchParams {
  const found: SearchParams = {}
  const given = new URLSearchParams(search)
  // The server refuses to write `__proto__`: an address must not end its page.
  given.delete('__proto__')
  for (const key of new Set(given.keys())) {
    const values = given.getAll(key)
    found[key] = values.length === 1 ? (values[0] ?? '') : values
  }
  return found
}

export function writeSearch(params: Record<string, unknown>): string {
  const written = new URLSearchParams()
  for (const [key, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) written.append(key, String(one))
    }
  }
  const text = written.toString()
  return text && `?${text}`
}
