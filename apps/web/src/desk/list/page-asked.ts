/** The page an address names, the first where it names none that can be; `most` is the last number that may be asked for. */
export const pageAsked = (given: URLSearchParams, most: number): number =>
  Math.min(most, Math.max(1, Math.trunc(Number(given.get('page'))) || 1))
