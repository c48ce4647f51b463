import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dumpDataDir } from '@wasl/core/platform/db/embedded/dump'
import { afterAll, beforeAll } from 'vitest'
import type { TestDatabase } from '../support/database.ts'
import { migratedTemplate, openedEmbedded } from '../support/embedded-test-database.ts'
import { freshTemplate } from '../support/fresh-template.ts'
import { besideDatabase } from './beside-database.ts'
import { openCore } from './core-under-test.ts'

const OPEN_MS = 240_000

/** A database for the tests of a file that begins with the demo in it, for `coreUnderTest`: nobody waits for seeding. */
export function seededForTests(): () => TestDatabase {
  let database: TestDatabase | null = null
  beforeAll(async () => {
    database = await seededTestDatabase()
  }, OPEN_MS)
  afterAll(() => database?.stop())
  return () => {
    if (!database) throw new Error('the test database is open inside tests only')
    return database
  }
}

export async function seededTestDatabase(): Promise<TestDatabase> {
  const template = await freshTemplate('demo-core', seedInto)
  const database = await openedEmbedded('memory://', join(template, 'database.tar'))
  besideDatabase.set(database.db, join(template, 'beside'))
  return database
}

async function seedInto(template: string): Promise<void> {
  const folder = join(template, 'database')
  const database = await openedEmbedded(folder, await migratedTemplate())
  const core = await openCore(database.db, { folder: join(template, 'beside'), keepsBook: true })
  await core.close()
  await database.stop()
  await writeFile(join(template, 'database.tar'), await dumpDataDir(folder))
  await rm(folder, { recursive: true })
}
