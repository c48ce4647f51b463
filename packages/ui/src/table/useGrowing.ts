import { startTransition, useEffect, useMemo, useState } from 'react'
import { groupSize } from './row-groups.ts'

/**
 * Rows that take the place of others come some at a time, so that a key pressed meanwhile is answered: what is drawn in one
 * go is also laid out and painted in one. What is there at first, and a few new rows, stand at once; where many come to
 * rows that stood, those stay, with their focus and their menu.
 */
export function useGrowing<Entry extends { id: string }>(entries: readonly Entry[]): readonly Entry[] {
  const [grown, setGrown] = useState(() => ({ entries, drawn: idsOf(entries) }))
  const shown =
    grown.entries === entries
      ? grown
      : { entries, drawn: firstDrawn(idsIn(grown.entries, grown.drawn), entries) }
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

type Entries = readonly { id: string }[]
type Ids = ReadonlySet<string>

const idsOf = (entries: Entries): Ids => new Set(entries.map(({ id }) => id))

const idsIn = (entries: Entries, drawn: Ids): string[] =>
  entries.flatMap(({ id }) => (drawn.has(id) ? [id] : []))

/** What of a list stands at once, after one of which `before` was drawn. */
export function firstDrawn(before: readonly string[], entries: Entries): Ids {
  const ids = idsOf(entries)
  const known = new Set(before.filter((id) => ids.has(id)))
  if (entries.length - known.size <= groupSize) return ids
  // Rows that came push others off the page's end. Where some have left between the others, something else is looked for.
  const isPushed = before.slice(0, known.size).every((id) => known.has(id))
  return withSome(isPushed ? known : new Set(), entries)
}

/** Of these, what was drawn before and the first few that were not. */
function withSome(before: Ids, entries: Entries): Ids {
  const added = entries.filter(({ id }) => !before.has(id)).slice(0, groupSize)
  return new Set([...before, ...added.map(({ id }) => id)])
}
