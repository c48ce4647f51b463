import { findPostgres, postgresTestDatabase } from '@wasl/tests/support/postgres-test-database'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { watchConnections } from './connection-watch.ts'
import { poolOn } from './database.ts'

const server = await findPostgres()

/** Stands between Wasl and the database; after `forget` it passes nothing on of what is connected, and closes nothing. */
async function forgetfulProxy(connectionString: string) {
  const pairs: [Socket, Socket][] = []
  const { host, port, user = '', database = '', password } = new pg.Client({ connectionString })
  const toServer = () => (host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host))
  const proxy = createServer((near) => {
    const far = toServer()
    near.pipe(far).pipe(near)
    for (const end of [near, far]) end.on('error', () => {})
    pairs.push([near, far])
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const url = new URL(`postgresql://127.0.0.1:${(proxy.address() as AddressInfo).port}/${database}`)
  url.username = user
  if (typeof password === 'string') url.password = password
  return {
    url: url.href,
    forget: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        near.resume()
      }
    },
    close: () => {
      for (const ends of pairs) for (const end of ends) end.destroy()
      proxy.close()
    },
  }
}

test.runIf(server)(
  'connections that the other end has forgotten are given up, and those that work are not',
  async () => {
    const database = await postgresTestDatabase(server!)
    const proxy = await forgetfulProxy(database.pool.options.connectionString ?? '')
    const { pool, stop } = poolOn('postgres', { connectionString: proxy.url, max: 2 }, quietLog)
    const watch = watchConnections(pool, { log: quietLog, everyMs: 50, patienceMs: 300 })
    try {
      // Longer than the patience, and the server is at work.
      const { rows } = await pool.query('select 1 as one from pg_sleep(1)')
      expect(rows).toEqual([{ one: 1 }])
      proxy.forget()
      await expect(pool.query('select 2')).rejects.toThrow(/terminated/)
      expect((await pool.query('select 3 as three')).rows).toEqual([{ three: 3 }])
    } finally {
      await watch.stop()
      await stop()
      proxy.close()
      await database.stop()
    }
  },
)
