import { quietLog } from '@wasl/tests/support/quiet-log'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'

const SLOW_FIRST_START_MS = 60_000
let folder: string
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'wasl-data-')), 'not', 'there', 'yet')
})
afterAll(() => rm(join(folder, '..', '..', '..'), { recursive: true }))

const open = (): ReturnType<typeof openDatabase> => openDatabase({ dataFolder: folder, log: quietLog })

test(
  'a first start makes the folder, whatever an interrupted one left, and a second finds its rows',
  async () => {
    await mkdir(join(folder, 'database.new'), { recursive: true })
    await writeFile(join(folder, 'database.new', 'PG_VERSION'), 'half')
    const first = await open()
    await first.db.execute(sql`create table kept as select 42 as n`)
    await first.stop()
    expect((await readdir(folder)).toSorted()).toEqual(['database', 'engine.json'])
    const second = await open()
    expect((await second.db.execute(sql`select n from kept`)).rows).toEqual([{ n: 42 }])
    await second.stop()
  },
  SLOW_FIRST_START_MS,
)

test('a folder in use is refused, and the one who uses it is not disturbed', async () => {
  const database = await open()
  await expect(open()).rejects.toMatchObject({ name: 'FolderInUse', pid: process.pid })
  expect((await database.db.execute(sql`select n from kept`)).rows).toEqual([{ n: 42 }])
  await database.stop()
})

test('a folder of another engine is refused untouched, and not kept locked', async () => {
  const record = await readFile(join(folder, 'engine.json'), 'utf8')
  const newer = record.replace(/"postgres": \d+/, '"postgres": 99')
  await writeFile(join(folder, 'engine.json'), newer)
  await expect(open()).rejects.toMatchObject({ name: 'EngineRefused' })
  expect(await readFile(join(folder, 'engine.json'), 'utf8')).toBe(newer)
  expect(existsSync(join(folder, 'database.lock'))).toBe(false)
  await writeFile(join(folder, 'engine.json'), record)
})

test('a database that does not open is reported with its cause, and leaves the folder unlocked', async () => {
  await rm(join(folder, 'database', 'global', 'pg_control'))
  await expect(open()).rejects.toThrow('did not open: PANIC')
  expect(existsSync(join(folder, 'database.lock'))).toBe(false)
})
