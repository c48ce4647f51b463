const LOOK_MS = 250

type Watch = {
  heartbeat: Int32Array<SharedArrayBuffer>
  /** The longest a single batch may hold the session. */
  hardLimitMs: number
  onStuck: () => void
}

/**
 * The embedded engine obeys neither statement_timeout nor cancel, so a statement without end is ended with its
 * thread. Counts looks, not time: a main thread that was busy itself is no proof against the worker.
 */
export function watchHeartbeat({ heartbeat, hardLimitMs, onStuck }: Watch): { stop(): void } {
  let last = Atomics.load(heartbeat, 0)
  let missed = 0
  const timer = setInterval(() => {
    const beat = Atomics.load(heartbeat, 0)
    missed = beat === last ? missed + 1 : 0
    last = beat
    if (missed * LOOK_MS < hardLimitMs) return
    clearInterval(timer)
    onStuck()
  }, LOOK_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
