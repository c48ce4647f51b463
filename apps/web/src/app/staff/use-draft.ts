import { useState } from 'react'
import { draftsOf } from './drafts.ts'
import { useStaff } from './staff.ts'

/** A form's state that outlives the session: kept with every change, forgotten when it was sent or given up. */
export function useDraft<Draft>(key: string, base: Draft) {
  const { username } = useStaff().user
  const [drafts] = useState(() => draftsOf(username, () => window.sessionStorage))
  const [draft, setDraft] = useState<Draft>(() => drafts.read(key, base) ?? base)
  const keep = (change: (now: Draft) => Draft, from = base) =>
    setDraft((now) => {
      const next = change(now)
      drafts.keep(key, from, next)
      return next
    })
  return { draft, keep, forget: () => drafts.forget(key) }
}
