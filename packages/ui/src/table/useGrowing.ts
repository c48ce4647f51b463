import { startTransition, useEffect, useMemo, useState } from 'react'
import { groupSize } from './row-groups.ts'

/**
 * Rows that take the place of others come some at a time, so that a key pressed meanwhile is answered: what is drawn in one
 * go is also laid out and painted in one. What is there at first, and a few new rows, stand at once.
 */
export function useGrowing<Entry extends { id: string }>(entries: readonly Entry[]): readonly Entry[] {
  const [grown, setGrown] = useState({ entries, count: entries.length })
  const shown = grown.entries === entries ? grown : { entries, count: firstCount(grown.entries, entries) }
  if (shown !== grown) setGrown(shown)
  const { count } = shown
  useEffect(() => {
    if (count < entries.length) startTransition(() => setGrown({ entries, count: count + groupSize }))
  }, [entries, count])
  return useMemo(() => (count < entries.length ? entries.slice(0, count) : entries), [entries, count])
}

function firstCount(before: readonly { id: string }[], after: readonly { id: string }[]): number {
  const known = new Set(before.map(({ id }) => id))
  return after.filter(({ id }) => !known.has(id)).length > groupSize ? groupSize : after.length
}
