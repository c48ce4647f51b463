import { useSyncExternalStore } from 'react'

/** The forms of this page that stand refused. */
export const refused = new Set<object>()
const listeners = new Set<() => void>()

export const useIsRefused = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => refused.size > 0,
    () => false,
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const tellRefused = () => {
  for (const listener of listeners) listener()
}
