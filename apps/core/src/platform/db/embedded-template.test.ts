import { quietLog } from '@wasl/tests/support/quiet-log'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { copyTemplate, makeTemplate, templateFolder } from './embedded-template.ts'
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

test.skipIf(process.platform === 'win32')(
  'whoever runs Wasl may read what another user built, and write none of it',
  async () => {
    const template = await templateFolder()
    const entries = await readdir(template, { recursive: true })
    const modes = new Set<string>()
    for (const path of [template, ...entries.map((entry) => join(template, entry))]) {
      const found = await stat(path)
      modes.add(`${found.isDirectory() ? 'folder' : 'file'} ${(found.mode & 0o777).toString(8)}`)
    }
    expect([...modes].toSorted()).toEqual(['file 644', 'folder 755'])
    expect((await stat(join(folder, 'data', 'database'))).mode & 0o777).toBe(0o700)
  },
)

test('what is there is not written over', async () => {
  await expect(copyTemplate(join(folder, 'data', 'database'))).rejects.toThrow('EEXIST')
})
