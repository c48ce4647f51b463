import type { ReadRow } from './row.domain.ts'

/** What a file has said so far, so that the same request is not sent twice. */
export function seenRows() {
  const byOrder = new Map<string, number>()
  const byLikeness = new Map<string, number>()
  return {
    /** The earlier row that says the same; null for the first of them. */
    twinOf({ number, orderNo, likeness, problems }: ReadRow & { number: number }): number | null {
      // Rows that could not be read are alike only in what is missing.
      if (orderNo === null && problems.length > 0) return null
      const seen = orderNo === null ? byLikeness : byOrder
      const key = orderNo ?? likeness
      const earlier = seen.get(key)
      if (earlier === undefined) seen.set(key, number)
      return earlier ?? null
    },
  }
}

export type SeenRows = ReturnType<typeof seenRows>
