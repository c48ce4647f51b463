const patienceMs = 3_000

/** Once the browser has nothing else to do; Safari does not say when that is. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, patienceMs)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(act, { timeout: patienceMs })
  return () => window.cancelIdleCallback(idle)
}
