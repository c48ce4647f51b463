import { databaseForTests } from '@wasl/tests/support/database'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../database.ts'
import { autovacuum } from './autovacuum.ts'

const database = databaseForTests()
afterEach(() => vi.useRealTimers())

async function insert(pool: Pool, rows: number, table = 'counted'): Promise<void> {
  await pool.query(`insert into ${table} select generate_series(1, $1::int)`, [rows])
  // Else the engine counts within a second.
  await pool.query('select pg_stat_force_next_flush()')
}

const isKnown = async (pool: Pool): Promise<boolean> =>
  (await pool.query(`select 1 from pg_stats where tablename = 'counted'`)).rows.length > 0

const number = async (pool: Pool, expression: string): Promise<number> =>
  (await pool.query<{ found: number }>(`select (${expression})::int as found`)).rows[0]?.found ?? NaN

test('a table is counted when it has rows, and again when a tenth of them are new', async () => {
  const { pool } = database()
  await pool.query('create table counted (n int)')
  await insert(pool, 1)
  expect(await autovacuum(pool)).toContain('analyze public.counted')
  const asked = async () => (await autovacuum(pool)).filter((command) => command.endsWith(' public.counted'))
  expect(await asked()).toEqual([])
  await insert(pool, 600)
  expect(await asked()).toEqual(['analyze public.counted'])
  await insert(pool, 100)
  expect(await asked()).toEqual([])
  await insert(pool, 20)
  expect(await asked()).toEqual(['analyze public.counted'])
})

test('a table is swept when a fifth of it is dead: rows that change for ever fill no disk', async () => {
  const { pool } = database()
  await pool.query('create table swept (n int primary key)')
  await insert(pool, 500, 'swept')
  const sizes: number[] = []
  for (const round of Array.from({ length: 12 }).keys()) {
    // oxlint-disable no-await-in-loop -- one round after the other is what is looked at
    await autovacuum(pool)
    await pool.query('update swept set n = n + $1', [1000 + round])
    await pool.query('select pg_stat_force_next_flush()')
    sizes.push(await number(pool, `pg_total_relation_size('swept')`))
    // oxlint-enable no-await-in-loop
  }
  expect(await autovacuum(pool)).toContain('vacuum (analyze) public.swept')
  expect(sizes.at(-1)).toBeLessThan(1.2 * (sizes[3] ?? 0))
})

test('rows are frozen before they are too old to write any more, the engine’s own as well', async () => {
  const { pool } = database()
  await pool.query('create table frozen (n int)')
  for (const n of Array.from({ length: 30 }).keys()) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction each
    await pool.query('insert into frozen values ($1)', [n])
  }
  const oldest = (table: string) =>
    number(pool, `select relfrozenxid::text from pg_class where relname = '${table}'`)
  const before = { own: await oldest('pg_class'), frozen: await oldest('frozen') }
  await autovacuum(pool)
  expect(await oldest('frozen')).toBe(before.frozen)
  const freezeAge = (await number(pool, `age('${before.frozen}'::xid)`)) - 1
  expect(await autovacuum(pool, { freezeAge })).toContain('vacuum (freeze, analyze) public.frozen')
  expect(await oldest('frozen')).toBeGreaterThan(before.frozen)
  expect(await oldest('pg_class')).toBeGreaterThan(before.own)
})

test('an embedded database does so by itself, every ten seconds', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'wasl-autovacuum-'))
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
