import { quietLog } from '@wasl/tests/support/quiet-log'
import { emptyServerDatabase, findPostgres } from '@wasl/tests/support/postgres-test-database'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from './database.ts'

const server = await findPostgres()
const aDayMs = 86_400_000

afterEach(() => {
  vi.useRealTimers()
})

describe.skipIf(!server)('on PostgreSQL', () => {
  test('what time it is, the database says: a clock of this machine that jumps moves nothing', async () => {
    const { url, drop } = await emptyServerDatabase(server ?? '')
    onTestFinished(drop)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - aDayMs })
    const { clock, pool, stop } = await openDatabase({ url, dataFolder: '', log: quietLog })
    onTestFinished(stop)
    const serverSays = async () => {
      const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at')
      return Number(rows[0]?.at)
    }
    for (const jumpMs of [0, 2 * aDayMs, -aDayMs]) {
      vi.setSystemTime(Date.now() + jumpMs)
      expect(Math.abs(clock.now().getTime() - (await serverSays()))).toBeLessThan(1_000)
    }
  })
})
