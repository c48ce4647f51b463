const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const
const atMostEveryMs = 5_000

/** Calls back while a person works here, at most every five seconds. */
export function watchActivity(act: () => void, now: () => number = Date.now): () => void {
  const stop = new AbortController()
  let last = -Infinity
  const sign = () => {
    if (now() - last < atMostEveryMs) return
    last = now()
    act()
  }
  for (const name of signs)
    document.addEventListener(name, sign, { signal: stop.signal, passive: true, capture: true })
  return () => stop.abort()
}
