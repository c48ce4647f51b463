/** Drawn, laid out and painted in about a twentieth of a second on a slow machine. */
export const groupSize = 10

/** What comes or changes in one group of rows has no other group painted again. */
export function groupsOf<Item>(items: readonly Item[]): (readonly Item[])[] {
  const groups: (readonly Item[])[] = []
  for (let from = 0; from < items.length; from += groupSize) groups.push(items.slice(from, from + groupSize))
  return groups
}
