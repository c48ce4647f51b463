import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { databaseForTests } from './database.ts'
import { openLedger, request } from './fixtures/ledger.fixtures.ts'
import { signedInStaff } from './staff.ts'
import { writtenRows } from './written-rows.ts'

const database = databaseForTests()

test('a row of the ledger is noticed as soon as it is written, changed or deleted', async () => {
  const scene = await openLedger(database().db)
  const { db, pool } = database()
  const told = [await writtenRows(pool)]
  await request(scene)
  told.push(await writtenRows(pool))
  await db.execute(sql`update payment_transaction set created_at = created_at`)
  told.push(await writtenRows(pool))
  await db.execute(sql`delete from outbox`)
  told.push(await writtenRows(pool))
  expect(new Set(told).size).toBe(4)
})

test('to read is not to write, and signing in changes no book', async () => {
  const { merchantId } = await openLedger(database().db)
  const { db, pool } = database()
  const before = await writtenRows(pool)
  await db.execute(sql`select count(*) from payment_transaction`)
  await signedInStaff({ db }, { merchantId })
  expect(await writtenRows(pool)).toBe(before)
})
