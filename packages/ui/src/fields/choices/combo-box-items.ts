import { matchesText } from '@wasl/domain/match-text'

export type ComboBoxItem = {
  id: string
  label: string
  /** Its name in the other language and common spellings: what is typed may be any of them. */
  otherNames?: readonly string[]
  note?: string
}

export type ComboBoxGroup = { id: string; label: string; items: ComboBoxItem[] }

/** An item that knows its group. React Aria's filter breaks on sections in development (react-spectrum 9405). */
type GroupedItem = ComboBoxItem & { group: string; names: readonly string[] }

export const itemsOf = (groups: readonly ComboBoxGroup[]): GroupedItem[] =>
  groups.flatMap(({ label: group, items }) =>
    items.map((item) => ({ ...item, group, names: [item.label, ...(item.otherNames ?? [])] })),
  )

/** The items that carry the heading of their group, of those that what is typed leaves. */
export function firstOfEachGroup(items: readonly GroupedItem[], typed: string): ReadonlySet<string> {
  const left = items.filter(({ names }) => matchesText(names, typed))
  return new Set(left.flatMap(({ id, group }, at) => (left[at - 1]?.group === group ? [] : id)))
}
