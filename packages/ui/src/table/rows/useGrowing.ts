import { startTransition, useEffect, useState } from 'react'
import { groupSize } from './row-groups.ts'

/** A few at a time: what comes in one go is also laid out and painted in one. */
const step = 3

/**
 * Rows that take the place of others come some at a time, so that a key pressed meanwhile is answered. What is there at
 * first, and a few new rows, stand at once; where many come to rows that stood, those stay, with their focus and their menu.
 */
export function useGrowing<Entry extends { id: string }>(entries: readonly Entry[]): readonly Entry[] {
  const [grown, setGrown] = useState({ entries, standing: entries })
  const shown =
    grown.entries === entries ? grown : { entries, standing: firstStanding(grown.standing, entries) }
  if (shown !== grown) setGrown(shown)
  const { standing } = shown
  useEffect(() => {
    if (standing !== entries)
      startTransition(() => setGrown({ entries, standing: nextStanding(standing, entries) }))
  }, [entries, standing])
  return standing
}

/** What stands at once of these rows, after those before them. */
export function firstStanding<Entry extends { id: string }>(
  before: readonly Entry[],
  entries: readonly Entry[],
): readonly Entry[] {
  const known = idsIn(before, entries)
  if (entries.length - known.size <= groupSize) return entries
  // Rows that came push others off the page's end. Where some have left between the others, something else is looked for.
  const isPushed = before.slice(0, known.size).every(({ id }) => known.has(id))
  return withSome(isPushed ? known : new Set(), entries, groupSize)
}

/** What stands after `standing`. */
export const nextStanding = <Entry extends { id: string }>(
  standing: readonly Entry[],
  entries: readonly Entry[],
): readonly Entry[] => withSome(idsIn(standing, entries), entries, step)

function idsIn(some: readonly { id: string }[], entries: readonly { id: string }[]): ReadonlySet<string> {
  const ids = new Set(entries.map(({ id }) => id))
  return new Set(some.flatMap(({ id }) => (ids.has(id) ? [id] : [])))
}

/** Of these, what stood before and the first few that did not. */
function withSome<Entry extends { id: string }>(
  before: ReadonlySet<string>,
  entries: readonly Entry[],
  few: number,
): readonly Entry[] {
  const added = new Set(entries.flatMap(({ id }) => (before.has(id) ? [] : [id])).slice(0, few))
  const standing = entries.filter(({ id }) => before.has(id) || added.has(id))
  return standing.length < entries.length ? standing : entries
}
