import { databaseForTests } from '@wasl/tests/support/database'
import { findPostgres } from '@wasl/tests/support/postgres-test-database'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sqlStateOf } from './database-errors.ts'
import type { Tx } from './db.ts'
import { withinTime } from './within-time.ts'

const long = (tx: Tx) => tx.execute(sql`select pg_sleep(60)`)
const canceled = '57014'

describe.skipIf(!(await findPostgres()))('on PostgreSQL', () => {
  const database = databaseForTests('postgres')
  const stateOf = async (asked: Promise<unknown>) =>
    asked.then(
      () => null,
      (err: unknown) => sqlStateOf(err),
    )

  test('a question is answered, and one that takes too long is ended', async () => {
    const stopping = new AbortController().signal
    const { db } = database()
    expect(await withinTime(db, { ms: 5_000, stopping }, async () => 'an answer')).toBe('an answer')
    expect(await stateOf(withinTime(db, { ms: 50, stopping }, long))).toBe(canceled)
    const { rows } = await db.execute(sql`select current_setting('statement_timeout') as limit`)
    expect(rows).toEqual([{ limit: '0' }])
  })

  test('whoever is told to stop does not wait for the answer', async () => {
    const stopping = new AbortController()
    const { db } = database()
    const asked = stateOf(withinTime(db, { ms: 60_000, stopping: stopping.signal }, long))
    const isAsking = async () =>
      (
        await db.execute(sql`select 1 from pg_stat_activity where query like 'select pg_sleep(60)%'
        and datname = current_database()`)
      ).rows.length
    await expect.poll(isAsking).toBe(1)
    stopping.abort()
    expect(await asked).toBe(canceled)
  })
})
