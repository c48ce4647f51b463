/** One line for each step, with the time since the one before. */
export function stepPrinter(print: (line: string) => void): (done: string) => void {
  let sinceMs = performance.now()
  return (done) => {
    const nowMs = performance.now()
    print(`${done} (${((nowMs - sinceMs) / 1_000).toFixed(1)} s)`)
    sinceMs = nowMs
  }
}
