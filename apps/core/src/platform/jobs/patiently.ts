import { setTimeout as pause } from 'node:timers/promises'
import { isContention, isUnavailable } from '../db/database-errors.ts'

type Patience = {
  log: { warn(fields: object, message: string): void }
  signal?: AbortSignal | undefined
  pauseMs?: number
  patienceMs?: number
}

/** What a start could not do, with the last reason for it. */
export class StartUnfinished extends Error {
  override readonly name = 'StartUnfinished'

  constructor(what: string, cause: unknown) {
    super(`${what} could not be done: ${lastReason(cause)}`, { cause })
  }
}

/**
 * Work of a start beside visitors who come back all at once: where the database is too busy for it, it waits its turn and is
 * done again. It must find what an earlier try has left.
 */
export async function patiently<T>(
  what: string,
  work: () => Promise<T>,
  { log, signal, pauseMs = 500, patienceMs = 120_000 }: Patience,
): Promise<T> {
  const began = performance.now()
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (err) {
      const isBusy = isUnavailable(err) || isContention(err)
      const isOver = performance.now() - began >= patienceMs
      if (!isBusy || isOver || signal?.aborted) throw new StartUnfinished(what, err)
      log.warn({ err, what, tries }, 'the database was too busy at a start: it is done again')
      await pause(pauseMs * Math.min(tries, 10), undefined, { signal }).catch(() => {})
    }
  }
}

const lastReason = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  return cause.cause instanceof Error ? lastReason(cause.cause) : cause.message
}
