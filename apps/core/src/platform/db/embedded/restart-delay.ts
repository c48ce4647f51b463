const LONGEST_MS = 5_000

/** The first restart is immediate; a database that keeps failing is tried less and less often. */
export const restartDelayMs = (failuresInARow: number): number =>
  failuresInARow <= 1 ? 0 : Math.min(LONGEST_MS, 50 * 2 ** (failuresInARow - 1))
