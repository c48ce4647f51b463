/** Parents before children, so that a row never comes before the one it names. Throws where they name each other. */
export function inForeignKeyOrder(
  tables: readonly string[],
  links: readonly { child: string; parent: string }[],
): string[] {
  const ordered: string[] = []
  const left = new Set(tables)
  while (left.size > 0) {
    const free = [...left].filter(
      (table) => !links.some(({ child, parent }) => child === table && left.has(parent)),
    )
    if (free.length === 0) throw new Error(`tables that need each other: ${[...left].join(', ')}`)
    for (const table of free) left.delete(table)
    ordered.push(...free)
  }
  return ordered
}
