import { useState } from 'react'
import { useDrafts } from './use-draft.ts'

type Of<Stored, Revision> = { name: string; stored: Stored; revision: Revision }

/**
 * A page that is a form of what is stored. Stored anew, it comes in where nothing was typed; what was typed stands, under
 * the revision it began with, until it is saved or given up.
 */
export function useStoredDraft<Stored, Revision extends string | number>({
  name,
  stored,
  revision,
}: Of<Stored, Revision>) {
  const drafts = useDrafts()
  const keyAt = (of: Revision) => `${name}.${of}`
  const begun = () => {
    const draft = drafts.read(keyAt(revision), stored) ?? stored
    return { revision, base: stored, draft, isDone: false }
  }
  const [held, setHeld] = useState(begun)
  const isTyped = !held.isDone && JSON.stringify(held.draft) !== JSON.stringify(held.base)
  const isBehind = held.revision !== revision
  if (isBehind && !isTyped) setHeld(begun())
  const forget = () => drafts.forget(keyAt(held.revision))
  return {
    draft: held.draft,
    /** What it began with, for the server to compare. */
    revision: held.revision,
    isChanged: isTyped,
    isBehind,
    keep: (change: (now: Stored) => Stored) =>
      setHeld((now) => {
        const draft = change(now.draft)
        drafts.keep(keyAt(now.revision), now.base, draft)
        return { ...now, draft, isDone: false }
      }),
    saved: () => {
      forget()
      setHeld((now) => ({ ...now, isDone: true }))
    },
    giveUp: () => {
      forget()
      setHeld((now) => ({ ...now, draft: now.base }))
    },
  }
}
