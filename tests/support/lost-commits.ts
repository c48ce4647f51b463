import type { Database } from '@wasl/core/platform/db/database'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

export type Loss = 'committed' | 'rolledBack' | 'nobodyAnswers'

/** The same database over a line that is lost at the next COMMIT after `arm`, and what became of that nobody is told. */
export function losingCommits({ pool }: Pick<Database, 'pool'>, loss: Loss) {
  let isArmed = false
  let isDown = false
  const connect = async (): Promise<pg.PoolClient> => {
    if (isDown) throw new Error('timeout exceeded when trying to connect')
    const client = await pool.connect()
    return new Proxy(client, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key)
        if (typeof value !== 'function') return value
        if (key !== 'query') return value.bind(target)
        return async (...given: unknown[]) => {
          if (!isArmed || given[0] !== 'commit') return Reflect.apply(value, target, given)
          isArmed = false
          isDown = loss === 'nobodyAnswers'
          await target.query(loss === 'rolledBack' ? 'rollback' : 'commit')
          throw new Error('Connection terminated unexpectedly')
        }
      },
    })
  }
  const lossy = new Proxy(pool, {
    get(target, key) {
      if (key === 'connect') return connect
      if (key === 'query' && isDown) return connect
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { db: drizzle(lossy), arm: () => (isArmed = true) }
}
