import type { LiveListener, LiveNews } from './live.ts'

export function createListeners() {
  const listeners = new Set<LiveListener>()
  return {
    subscribe: (listener: LiveListener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tellAll: (news: LiveNews) => {
      for (const listener of listeners) listener(news)
    },
  }
}

/** What came within `ms`, each kind and module once. */
export function inBatches(ms: number, act: (all: readonly LiveNews[]) => void): LiveListener {
  const waiting = new Map<string, LiveNews>()
  return (news) => {
    if (waiting.size === 0)
      setTimeout(() => {
        const all = [...waiting.values()]
        waiting.clear()
        act(all)
      }, ms)
    waiting.set(news.kind === 'transaction.changed' ? `${news.kind} ${news.plugin}` : news.kind, news)
  }
}
