import { useState } from 'react'
import { draftsOf, type Drafts } from './drafts.ts'
import type { PressMemory } from '../press-keys.ts'
import { useStaff } from '../staff.ts'

/** What this user has begun in this tab. */
export function useDrafts(): Drafts {
  const { username } = useStaff().user
  const [drafts] = useState(() => draftsOf(username, () => window.sessionStorage))
  return drafts
}

/** A form's state that outlives the session: kept with every change, forgotten when it was sent or given up. */
export function useDraft<Draft>(key: string, base: Draft) {
  const drafts = useDrafts()
  const [draft, setDraft] = useState<Draft>(() => drafts.read(key, base) ?? base)
  const keep = (change: (now: Draft) => Draft, from = base) =>
    setDraft((now) => {
      const next = change(now)
      drafts.keep(key, from, next)
      return next
    })
  const isChanged = JSON.stringify(draft) !== JSON.stringify(base)
  return { draft, keep, isChanged, forget: () => drafts.forget(key) }
}

/** Beside the draft: a form that was sent and whose answer was lost is sent under the same key after a reload too. */
export function usePressMemory(key: string) {
  const drafts = useDrafts()
  return <Wish>(kind: string): PressMemory<Wish> => {
    const name = `${key}.${kind}-press`
    return {
      read: () => drafts.read<ReturnType<PressMemory<Wish>['read']>>(name, null),
      keep: (kept) =>
        kept === null ? drafts.forget(name) : drafts.keep<typeof kept | null>(name, null, kept),
    }
  }
}
