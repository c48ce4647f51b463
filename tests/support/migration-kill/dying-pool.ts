import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from '@wasl/core/platform/db/database'
import type { Db } from '@wasl/core/platform/db/db'
import type { Migration } from '@wasl/core/platform/db/migrations'
import type pg from 'pg'

/** After so many statements of a migration, when it stands in the history but is not committed, or when it is. */
export type Moment = number | 'recorded' | 'committed'

/** The same database for a process that is killed at that moment of that migration. */
export function dyingDatabase(
  { pool }: Pick<Database, 'pool'>,
  { statements }: Migration,
  moment: Moment,
): Db {
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect()
    let isMigrating = false
    let done = 0
    const query = async (...given: unknown[]): Promise<unknown> => {
      const ask = (...asked: unknown[]): Promise<unknown> =>
        Promise.resolve(Reflect.apply(client.query, client, asked))
      if (textOf(given[0]) === statements[0]) isMigrating = true
      if (!isMigrating) return ask(...given)
      if (done === moment) return die()
      if (given[0] === 'commit') {
        if (moment === 'committed') await ask('commit')
        return die()
      }
      done += 1
      return ask(...given)
    }
    return proxied(client, { query })
  }
  return drizzle(proxied(pool, { connect }))
}

const textOf = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'text' in query ? query.text : query

const proxied = <T extends object>(target: T, own: Readonly<Record<string, unknown>>): T =>
  new Proxy(target, {
    get(real, key) {
      if (typeof key === 'string' && key in own) return own[key]
      const value: unknown = Reflect.get(real, key)
      return typeof value === 'function' ? value.bind(real) : value
    },
  })

/** With its threads, at once, as the kernel ends a process. */
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}
