import { onServer, postgresTestDatabase } from '@wasl/tests/support/postgres-test-database'
import type { Database } from '@wasl/core/platform/db/database'

/** A test's database whose commits wait for the disk, as a merchant's do; tests spare themselves that. */
export async function durableDatabase(server: string): Promise<{ database: Database; url: string }> {
  const database = await postgresTestDatabase(server)
  const url = database.pool.options.connectionString ?? ''
  const name = new URL(url).pathname.slice(1)
  await onServer(server, (client) => client.query(`alter database ${name} reset synchronous_commit`))
  return { database, url }
}
