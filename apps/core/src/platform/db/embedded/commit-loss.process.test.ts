import { gateForTests } from '@wasl/tests/support/embedded-gate'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { CommitOutcomeUnknown, DatabaseUnavailable } from '../database-errors.ts'
import { inTransaction } from '../in-transaction.ts'

const gate = gateForTests({ hardLimitMs: 1_500 })

test('a COMMIT that the watchdog ends has an unknown outcome, and the work is not done again', async () => {
  const db = drizzle(gate.pool())
  await db.execute(sql`
    create table slow (n int);
    create function never() returns trigger language plpgsql as $$ begin loop end loop; end $$;
    create constraint trigger at_commit after insert on slow
      deferrable initially deferred for each row execute function never()`)
  let attempts = 0
  const outcome = inTransaction(db, async (tx) => {
    attempts += 1
    await tx.execute(sql`insert into slow values (1)`)
  })
  await expect(outcome).rejects.toBeInstanceOf(CommitOutcomeUnknown)
  expect(attempts).toBe(1)
})

test('work that the watchdog ends is not done again', async () => {
  const db = drizzle(gate.pool())
  let attempts = 0
  const outcome = inTransaction(db, async (tx) => {
    attempts += 1
    await tx.execute(sql`select pg_sleep(60)`)
  })
  await expect(outcome).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(attempts).toBe(1)
})

test('a transaction begun while the engine comes back is done', async () => {
  const db = drizzle(gate.pool())
  await Promise.all([db.execute(sql`select 1`), db.execute(sql`select 2`)])
  const stuck = db.execute(sql`select pg_sleep(60)`).catch(() => 'ended')
  expect(await stuck).toBe('ended')
  const { rows } = await inTransaction(db, (tx) => tx.execute(sql`select 1 as done`))
  expect(rows).toEqual([{ done: 1 }])
})
