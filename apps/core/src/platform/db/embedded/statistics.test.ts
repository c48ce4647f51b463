import { databaseForTests } from '@wasl/tests/support/database'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../database.ts'
import { renewStatistics } from './statistics.ts'

const database = databaseForTests()
afterEach(() => vi.useRealTimers())

async function insert(pool: Pool, rows: number): Promise<void> {
  await pool.query('insert into counted select generate_series(1, $1::int)', [rows])
  // Else the engine counts within a second.
  await pool.query('select pg_stat_force_next_flush()')
}

const isKnown = async (pool: Pool): Promise<boolean> =>
  (await pool.query(`select 1 from pg_stats where tablename = 'counted'`)).rows.length > 0

test('a table is looked at when it has rows, and again when a tenth of them are new', async () => {
  const { pool } = database()
  await pool.query('create table counted (n int)')
  await insert(pool, 1)
  expect(await renewStatistics(pool)).toContain('public.counted')
  expect(await renewStatistics(pool)).toEqual([])
  await insert(pool, 600)
  expect(await renewStatistics(pool)).toEqual(['public.counted'])
  await insert(pool, 100)
  expect(await renewStatistics(pool)).toEqual([])
  await insert(pool, 20)
  expect(await renewStatistics(pool)).toEqual(['public.counted'])
})

test('an embedded database does so by itself, every ten seconds', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'wasl-statistics-'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { pool, stop } = await openDatabase({ dataFolder, log: quietLog })
  await pool.query('create table counted (n int)')
  await insert(pool, 1)
  expect(await isKnown(pool)).toBe(false)
  vi.advanceTimersByTime(10_000)
  await vi.waitFor(async () => expect(await isKnown(pool)).toBe(true))
  await stop()
  await rm(dataFolder, { recursive: true })
})
