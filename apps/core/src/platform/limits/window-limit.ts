import type { Clock } from '../clock.ts'

export type WindowLimit = {
  /** Counts one; the milliseconds to wait where that is one too many, else 0. `more`: points beyond everybody's. */
  take(key: string, more?: number): number
  /** What was counted and then not used. */
  giveBack(key: string): void
}

const mostKeys = 50_000

/** At most `points` within `ms` for each key, counted from its first. In memory: a second process counts for itself. */
export function windowLimit({
  clock,
  points,
  ms,
}: {
  clock: Clock
  points: number
  ms: number
}): WindowLimit {
  const windows = new Map<string, { count: number; until: number }>()
  const current = (key: string, now: number) => {
    const kept = windows.get(key)
    return kept && kept.until > now ? kept : null
  }
  return {
    take(key, more = 0) {
      const now = clock.now().getTime()
      const kept = current(key, now)
      if (kept && kept.count >= points + more) return kept.until - now
      if (kept) {
        kept.count += 1
        return 0
      }
      windows.delete(key)
      for (const [old, { until }] of windows) {
        if (until > now && windows.size < mostKeys) break
        windows.delete(old)
      }
      windows.set(key, { count: 1, until: now + ms })
      return 0
    },
    giveBack(key) {
      const kept = current(key, clock.now().getTime())
      if (kept) kept.count = Math.max(0, kept.count - 1)
    },
  }
}
