import { quietLog } from '@wasl/tests/support/quiet-log'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { copyTemplate, makeTemplate } from './embedded-template.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migrations.ts'

const SLOW_BUILD_MS = 120_000
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-template-'))
  await makeTemplate()
}, SLOW_BUILD_MS)
afterAll(() => rm(folder, { recursive: true }))

test('a new data folder begins with every migration applied, and says which', async () => {
  const database = await openDatabase({ dataFolder: join(folder, 'data'), log: quietLog })
  const { rows } = await database.pool.query('select tag, hash from schema_migration order by tag')
  expect(rows).toEqual((await readMigrations()).map(({ tag, hash }) => ({ tag, hash })))
  expect(await migrate(database.db)).toEqual([])
  await database.stop()
})

test('a new data folder holds one database and no templates for others', async () => {
  const database = await openDatabase({ dataFolder: join(folder, 'alone'), log: quietLog })
  const { rows } = await database.pool.query('select datname from pg_database')
  expect(rows).toEqual([{ datname: 'postgres' }])
  await database.stop()
})

test('what is there is not written over', async () => {
  await expect(copyTemplate(join(folder, 'data', 'database'))).rejects.toThrow('EEXIST')
})
