import { growHistory } from '@wasl/core/seed/history/seed-history'
import { seedMerchants } from '@wasl/core/seed/seed-merchants'
import { systemClock } from '@wasl/core/platform/clock'
import { openDatabase, type Database } from '@wasl/core/platform/db/database'
import { migrate } from '@wasl/core/platform/db/migrate'
import { embeddedTestDatabase } from '@wasl/tests/support/embedded-test-database'
import { findPostgres, postgresTestDatabase } from '@wasl/tests/support/postgres-test-database'
import { quietLog } from '@wasl/tests/support/quiet-log'

/** What `npm run seed -- --transactions N` has filled is asked as it is: a million rows take a quarter of an hour to make. */
const seededUrl = process.env['DESK_DATABASE_URL']
/** The same of an embedded database: its data folder. */
const seededFolder = process.env['DESK_DATA']

/** With so many transactions, or the one that was named as it is; null where there is no server. */
export async function filledDatabase(count: number): Promise<Database | null> {
  if (!seededUrl && !seededFolder) return newlyFilled(count)
  const database = await openDatabase({ url: seededUrl, dataFolder: seededFolder ?? '', log: quietLog })
  await migrate(database.db)
  await database.pool.query('vacuum analyze')
  return database
}

export async function newlyFilled(count: number): Promise<Database | null> {
  const database = seededFolder ? await embeddedTestDatabase() : await newOnServer()
  if (!database) return null
  const { db, pool } = database
  await seedMerchants({ db, clock: systemClock })
  await growHistory({ db, clock: systemClock, publicUrl: 'http://localhost:4000', atOnce: 5_000 }, count)
  await pool.query('vacuum analyze')
  return database
}

async function newOnServer(): Promise<Database | null> {
  const server = await findPostgres()
  return server ? postgresTestDatabase(server) : null
}
