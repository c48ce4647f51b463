/** Nothing takes this long without leaving room for others, so that something is wrong. */
const longMs = 1_500
/** How long a process that stood still says so: as long as it asks callers to stay away. */
const saidForMs = 5_000
const lookEveryMs = 200
/** A process that has just begun compiles what it runs, and may take long for it. */
const beginningMs = 10_000

export type Standstill = {
  /** Whether nothing at all was done for a second and a half or more, in the last five. */
  wasLately(): boolean
  stop(): void
}

/** Notices when the event loop is blocked (reliability C19). */
export function watchStandstill(now: () => number = () => performance.now()): Standstill {
  const begun = now()
  let looked = begun
  let went = -Infinity
  const look = () => {
    if (now() - looked >= longMs && looked - begun >= beginningMs) went = now()
    looked = now()
  }
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  return {
    wasLately: () => {
      // Whoever asks may come before the timer.
      look()
      return now() - went < saidForMs
    },
    stop: () => clearInterval(timer),
  }
}
