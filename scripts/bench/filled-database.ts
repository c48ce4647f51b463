import { growHistory } from '@wasl/core/seed/history/seed-history'
import { seedMerchants } from '@wasl/core/seed/seed-merchants'
import { systemClock } from '@wasl/core/platform/clock'
import { openDatabase, type Database } from '@wasl/core/platform/db/database'
import { migrate } from '@wasl/core/platform/db/migrate'
import { findPostgres, postgresTestDatabase } from '@wasl/tests/support/postgres-test-database'
import { quietLog } from '@wasl/tests/support/quiet-log'

/** What `npm run seed -- --transactions N` has filled is asked as it is: a million rows take a quarter of an hour to make. */
const seededUrl = process.env['DESK_DATABASE_URL']

/** With so many transactions, or the one named by `DESK_DATABASE_URL` as it is; null where there is no server. */
export async function filledDatabase(count: number): Promise<Database | null> {
  if (!seededUrl) return newlyFilled(count)
  const database = await openDatabase({ url: seededUrl, dataFolder: '', log: quietLog })
  await migrate(database.db)
  await database.pool.query('vacuum analyze')
  return database
}

export async function newlyFilled(count: number): Promise<Database | null> {
  const server = await findPostgres()
  if (!server) return null
  const database = await postgresTestDatabase(server)
  const { db, pool } = database
  await seedMerchants({ db, clock: systemClock })
  await growHistory({ db, clock: systemClock, publicUrl: 'http://localhost:4000', atOnce: 5_000 }, count)
  await pool.query('vacuum analyze')
  return database
}
