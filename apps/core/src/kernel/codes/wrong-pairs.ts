import type { Clock } from '../../platform/clock.ts'
import { windowLimit } from '../../platform/limits/window-limit.ts'

export type WrongPairs = {
  /** Counts one; the milliseconds to wait where that is one too many, else 0. */
  take(tried: TriedValue): number
  giveBack(tried: TriedValue): void
}

type TriedValue = { value: string; network: string | null }

const hour = 3_600_000

/**
 * Wrong codes beside one value in an hour: few from one network, so that a stranger who knows a payer's phone uses up no
 * tries but their own, and so many from all networks together that whoever has a thousand of them guesses no faster.
 */
export function countWrongPairs({
  clock,
  ofNetwork = 10,
  ofAll = 1_000,
}: {
  clock: Clock
  ofNetwork?: number
  ofAll?: number
}): WrongPairs {
  const byNetwork = windowLimit({ clock, points: ofNetwork, ms: hour })
  const byAll = windowLimit({ clock, points: ofAll, ms: hour })
  const keyOf = ({ value, network }: TriedValue) => `${value} ${network ?? ''}`
  return {
    take(tried) {
      const waitMs = byNetwork.take(keyOf(tried))
      if (waitMs > 0) return waitMs
      const waitForAllMs = byAll.take(tried.value)
      if (waitForAllMs > 0) byNetwork.giveBack(keyOf(tried))
      return waitForAllMs
    },
    giveBack(tried) {
      byNetwork.giveBack(keyOf(tried))
      byAll.giveBack(tried.value)
    },
  }
}
