type Listener = () => void

const listeners = new Set<Listener>()
let isTold = false

export const isSessionOver = (): boolean => isTold

/** Any answer 401 of any call (S1 §8), or the watch's own knowledge: the session is over. */
export const tellUnauthorised = (): void => {
  isTold = true
  for (const listener of listeners) listener()
}

/** Whoever comes to listen after it happened is told as well. */
export function onUnauthorised(listener: Listener): () => void {
  listeners.add(listener)
  if (isTold) queueMicrotask(() => listeners.has(listener) && listener())
  return () => listeners.delete(listener)
}
