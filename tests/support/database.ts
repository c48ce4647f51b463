import type { Database } from '@wasl/core/platform/db/database'
import { afterAll, beforeAll, describe } from 'vitest'
import { embeddedTestDatabase } from './embedded-test-database.ts'
import { findPostgres, postgresTestDatabase } from './postgres-test-database.ts'

export type TestDatabase = Database

/** A fresh, migrated database. Whoever opens it stops it. */
export async function testDatabase(kind: Database['kind'] = 'embedded'): Promise<TestDatabase> {
  switch (kind) {
    case 'embedded':
      return embeddedTestDatabase()
    case 'postgres':
      return postgresTestDatabase(postgres ?? missing())
  }
}

/** One fresh, migrated database for the tests of a file or `describe`: call what it returns inside a test. */
export function databaseForTests(kind: Database['kind'] = 'embedded'): () => TestDatabase {
  let database: TestDatabase | null = null
  beforeAll(async () => {
    database = await testDatabase(kind)
  }, OPEN_MS)
  afterAll(() => database?.stop())
  return () => {
    if (!database) throw new Error('the test database is open inside tests only')
    return database
  }
}

/** Runs a suite on the embedded database, and on PostgreSQL where there is one: the proof for races. */
export function eachEngine(suite: (database: () => TestDatabase, kind: Database['kind']) => void): void {
  describe('on the embedded database', () => {
    suite(databaseForTests('embedded'), 'embedded')
  })
  const why = postgres ? '' : ` (${NO_POSTGRES})`
  describe.skipIf(!postgres)(`on PostgreSQL${why}`, () => {
    suite(databaseForTests('postgres'), 'postgres')
  })
}

const OPEN_MS = 60_000
const NO_POSTGRES = 'no PostgreSQL: TEST_DATABASE_URL is not set and no local server answers on its socket'
const postgres = await findPostgres()

function missing(): never {
  throw new Error(NO_POSTGRES)
}
