import { underWay } from '../under-way.ts'

export type Loop = { stop(): Promise<void> }

export type LoopOptions = {
  everyMs: number
  log: { error(fields: object, message: string): void }
  drainMs?: number
}

/** Reliability C5: a stop waits no longer. What has not ended by then has a lease that ends. */
export const longestDrainMs = 10_000

/** One round after the other, `everyMs` apart; stopping tells the round under way, and waits for it. */
export function startLoop(
  round: (stopping: AbortSignal) => Promise<unknown>,
  { everyMs, log, drainMs = longestDrainMs }: LoopOptions,
): Loop {
  const stopping = new AbortController()
  const inHand = underWay()
  let timer: NodeJS.Timeout | undefined
  const turn = inHand.counted(async (): Promise<void> => {
    try {
      await round(stopping.signal)
    } catch (err) {
      log.error({ err }, 'a round of work in the background failed')
    }
    if (!stopping.signal.aborted) plan()
  })
  const plan = (): void => {
    timer = setTimeout(turn, everyMs)
    timer.unref()
  }
  plan()
  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await inHand.settled(drainMs)
    },
  }
}
