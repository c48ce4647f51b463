import { sql, type SQL } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { statement } from '../db/statement.ts'
import type { Log } from '../log/log.ts'
import { startLoop, type Loop } from './loop.ts'

/** Work that the database knows of. */
export type Duty = {
  /** Whether any of it is due at `now`, a `timestamptz`: what an index answers. True too often costs a round, false is work forgotten. */
  isDue: (now: SQL) => SQL
  /** Does what is due. Never begun while it goes on. */
  round: () => Promise<unknown>
}

type DutyOptions = { db: Db; clock: Clock; everyMs: number; log: Pick<Log, 'error'> }

/**
 * One question for all of them, `everyMs` apart: where nothing is due, nothing else is asked. None waits for another, and
 * where the question fails, every round is begun: one condition that cannot be asked holds up nobody else.
 */
export function startDuties(duties: readonly Duty[], { db, clock, everyMs, log }: DutyOptions): Loop {
  const whatIsDue = statement<{ due: boolean[] }>(() => {
    const now = sql`${sql.placeholder('now')}::timestamptz`
    return sql`select array[${sql.join(
      duties.map(({ isDue }) => isDue(now)),
      sql`, `,
    )}] as due`
  })
  const ask = async () => (await whatIsDue(db, { now: clock.now().toISOString() }))[0]?.due ?? null
  const underWay = new Map<Duty, Promise<void>>()
  const begin = (duty: Duty): void => {
    if (underWay.has(duty)) return
    const round = duty
      .round()
      .then(
        () => {},
        (err: unknown) => log.error({ err }, 'a round of work in the background failed'),
      )
      .finally(() => underWay.delete(duty))
    underWay.set(duty, round)
  }
  const asking = startLoop(
    async () => {
      const due = await ask().catch((err: unknown) => {
        log.error({ err }, 'what is due could not be asked: every round is begun')
        return null
      })
      duties.filter((_, at) => due === null || due[at]).forEach(begin)
    },
    { everyMs, log },
  )
  return {
    async stop() {
      await asking.stop()
      await Promise.all(underWay.values())
    },
  }
}
