import { sql, type SQL } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { underWay } from '../under-way.ts'
import { longestDrainMs, startLoop, type Loop, type LoopOptions } from './loop.ts'

/** Work that the database knows of. */
export type Duty = {
  /** Whether any of it is due at `now`, a `timestamptz`: what an index answers. True too often costs a round, false is work forgotten. */
  isDue: (now: SQL) => SQL
  /** Does what is due. After a stop it only finishes what it has begun. Never started while it runs. */
  round: (stopping?: AbortSignal) => Promise<unknown>
}

type DutyOptions = LoopOptions & { db: Db; clock: Clock }

/**
 * One question for all of them, `everyMs` apart: where nothing is due, nothing else is asked. None waits for another, and
 * where the question fails, every round is begun: one condition that cannot be asked delays no other.
 */
export function startDuties(
  duties: readonly Duty[],
  { db, clock, everyMs, log, drainMs = longestDrainMs }: DutyOptions,
): Loop {
  const ask = async () => {
    const now = sql`${clock.now().toISOString()}::timestamptz`
    const each = sql.join(
      duties.map(({ isDue }) => isDue(now)),
      sql`, `,
    )
    const { rows } = await db.execute<{ due: boolean[] }>(sql`select array[${each}] as due`)
    return rows[0]?.due ?? null
  }
  const stopping = new AbortController()
  const inHand = underWay()
  const busy = new Set<Duty>()
  const work = inHand.counted(async (duty: Duty): Promise<void> => {
    try {
      await duty.round(stopping.signal)
    } catch (err) {
      log.error({ err }, 'a round of work in the background failed')
    } finally {
      busy.delete(duty)
    }
  })
  const begin = (duty: Duty): void => {
    if (busy.has(duty)) return
    busy.add(duty)
    void work(duty)
  }
  const asking = startLoop(
    async (signal) => {
      const due = await ask().catch((err: unknown) => {
        log.error({ err }, 'what is due could not be asked: every round is begun')
        return null
      })
      if (!signal.aborted) duties.filter((_, at) => due === null || due[at]).forEach(begin)
    },
    { everyMs, log, drainMs },
  )
  return {
    async stop() {
      stopping.abort()
      await Promise.all([asking.stop(), inHand.settled(drainMs)])
    },
  }
}
