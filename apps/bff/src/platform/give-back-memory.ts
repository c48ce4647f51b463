import { performance } from 'node:perf_hooks'
import { mallocTrim } from './malloc-trim.ts'

const lookEveryMs = 5_000
/** Of that time, what the process may have worked in a quiet moment: the janitor looks each second. */
const quietShare = 0.1
/** Less is not worth the tenth of a second for which the process stands still. */
const worthBytes = 16 * 2 ** 20

type Memory = { readonly resident: () => number; readonly collect: () => Promise<void> }

/**
 * What a busy time leaves behind goes back to the machine in the first quiet moment; Node by itself keeps it for the next.
 * Where Node was started without `--expose-gc` it stays. Returns what ends it.
 */
export function giveBackMemory(): () => void {
  const { gc } = globalThis
  if (gc === undefined) return () => {}
  const look = inQuietMoments({
    resident: () => process.memoryUsage.rss(),
    // Any other kind keeps the emptied pages.
    collect: async () => {
      gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
      await mallocTrim()
    },
  })
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    void look(performance.eventLoopUtilization(now, before).utilization)
    before = now
  }, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Takes the share of time that was worked since it last looked, 0 to 1. */
export function inQuietMoments({ resident, collect }: Memory): (worked: number) => Promise<void> {
  let kept = 0
  return async (worked) => {
    if (worked > quietShare || resident() < kept + worthBytes) return
    await collect()
    kept = resident()
  }
}
