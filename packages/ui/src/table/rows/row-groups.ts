/** Drawn, laid out and painted in about a twentieth of a second on a slow machine. */
export const groupSize = 10

/** Which group a row stands in, by the row's id. Rows of one group stand side by side. */
export type RowGroups = ReadonlyMap<string, number>

/**
 * Rows in groups of about ten. A row stays in its group while others come and go around it: in another one it would be
 * another element, without the focus and the menu it had. Where the rows changed places, all are grouped anew.
 */
export function groupRows(ids: readonly string[], before: RowGroups): RowGroups {
  return groupBeside(ids, before) ?? groupBeside(ids, new Map()) ?? new Map()
}

/** Null where the rows of a group no longer stand side by side. */
function groupBeside(ids: readonly string[], before: RowGroups): RowGroups | null {
  const groups = new Map<string, number>()
  const sizes = new Map<number, number>()
  const left = new Set<number>()
  const known = ids.map((id) => before.get(id))
  for (const group of known) if (group !== undefined) grow(group)
  let newest = Math.max(-1, ...before.values())
  let current = known.find((group) => group !== undefined) ?? ++newest
  for (const [index, id] of ids.entries()) {
    const own = known[index]
    const isNeeded = own === undefined && isFull(current) && (index === 0 || groupAfter(index) !== current)
    const next = own ?? (isNeeded ? ++newest : current)
    if (next !== current && groups.size > 0) left.add(current)
    if (left.has(next)) return null
    if (own === undefined) grow(next)
    groups.set(id, next)
    current = next
  }
  return groups

  function groupAfter(index: number) {
    return known.slice(index + 1).find((group) => group !== undefined)
  }
  function grow(group: number) {
    sizes.set(group, (sizes.get(group) ?? 0) + 1)
  }
  function isFull(group: number) {
    return (sizes.get(group) ?? 0) >= groupSize
  }
}
