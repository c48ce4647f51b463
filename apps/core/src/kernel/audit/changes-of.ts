/** What is other than it was, for the history; equal values say nothing. */
export function changesOf<After extends object>(
  before: After,
  after: After,
): { before: Partial<After>; after: Partial<After> } {
  const names = (Object.keys(after) as (keyof After)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const of = (values: After) =>
    Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<After>
  return { before: of(before), after: of(after) }
}
