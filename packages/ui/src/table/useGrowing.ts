import { startTransition, useEffect, useMemo, useState } from 'react'
import { groupSize } from './row-groups.ts'

/**
 * Rows that take the place of others come some at a time, so that a key pressed meanwhile is answered: what is drawn in one
 * go is also laid out and painted in one. What is there at first, and a few new rows, stand at once; what stood already
 * stays, with its focus and its menu.
 */
export function useGrowing<Entry extends { id: string }>(entries: readonly Entry[]): readonly Entry[] {
  const [grown, setGrown] = useState(() => ({ entries, drawn: idsOf(entries) }))
  const shown = grown.entries === entries ? grown : { entries, drawn: withSome(grown.drawn, entries) }
  if (shown !== grown) setGrown(shown)
  const { drawn } = shown
  useEffect(() => {
    if (drawn.size < entries.length)
      startTransition(() => setGrown({ entries, drawn: withSome(drawn, entries) }))
  }, [entries, drawn])
  return useMemo(
    () => (drawn.size < entries.length ? entries.filter(({ id }) => drawn.has(id)) : entries),
    [entries, drawn],
  )
}

const idsOf = (entries: readonly { id: string }[]): ReadonlySet<string> =>
  new Set(entries.map(({ id }) => id))

/** Of these, what was drawn before and the first few that were not. */
function withSome(before: ReadonlySet<string>, entries: readonly { id: string }[]): ReadonlySet<string> {
  const added = entries.filter(({ id }) => !before.has(id)).slice(0, groupSize)
  const next = idsOf(added)
  return idsOf(entries.filter(({ id }) => before.has(id) || next.has(id)))
}
