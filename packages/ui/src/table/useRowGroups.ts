import { useState } from 'react'
import { groupRows, type RowGroups } from './row-groups.ts'

/** The groups of these rows, and of those before them where they still stand. */
export function useRowGroups(entries: readonly { id: string }[]): RowGroups {
  const [grouped, setGrouped] = useState(() => ({ entries, groups: groupsOf(entries, new Map()) }))
  if (grouped.entries === entries) return grouped.groups
  const groups = groupsOf(entries, grouped.groups)
  setGrouped({ entries, groups })
  return groups
}

const groupsOf = (entries: readonly { id: string }[], before: RowGroups): RowGroups =>
  groupRows(
    entries.map(({ id }) => id),
    before,
  )
