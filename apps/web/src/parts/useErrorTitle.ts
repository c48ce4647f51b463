import { useEffect, useSyncExternalStore } from 'react'

const refused = new Set<object>()
const listeners = new Set<() => void>()

/** ux D5: while a form stands refused, the document's title begins with "Error: ". */
export function useErrorTitle(isRefused: boolean): void {
  useEffect(() => {
    if (!isRefused) return
    const form = {}
    refused.add(form)
    tell()
    return () => {
      refused.delete(form)
      tell()
    }
  }, [isRefused])
}

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

const tell = () => {
  for (const listener of listeners) listener()
}
