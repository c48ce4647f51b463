/** The list with one entry moved to another place. Out of range it stays as it is. */
export function reorder<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const moved = list[from]
  if (moved === undefined || to < 0 || to >= list.length || from === to) return list
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

/** Where a thing dragged to `y` belongs: before the first whose middle it has not passed. */
export function dropPlace(y: number, middles: readonly number[]): number {
  const place = middles.findIndex((middle) => y < middle)
  return place < 0 ? middles.length - 1 : place
}
