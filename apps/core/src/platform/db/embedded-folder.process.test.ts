import { quietLog } from '@wasl/tests/support/quiet-log'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
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

test.skipIf(process.platform === 'win32')(
  'nobody else reads or writes a database, however it was made, or left by an older release',
  async () => {
    const modeOf = async (data: string) => (await stat(join(data, 'database'))).mode & 0o777
    const empty = join(folder, 'empty')
    await (await openDatabase({ dataFolder: empty, log: quietLog, begins: 'empty' })).stop()
    await chmod(join(folder, 'database'), 0o755)
    await (await open()).stop()
    expect([await modeOf(empty), await modeOf(folder)]).toEqual([0o700, 0o700])
    await rm(empty, { recursive: true })
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

test('a folder named database that holds something else is refused untouched, and not kept locked', async () => {
  const data = join(folder, 'foreign')
  await mkdir(join(data, 'database'), { recursive: true })
  await writeFile(join(data, 'database', 'notes.txt'), 'kept')
  await expect(openDatabase({ dataFolder: data, log: quietLog })).rejects.toThrow(
    `WASL_DATA: ${join(data, 'database')} holds something that is no database of Wasl: name another folder`,
  )
  expect(await readdir(join(data, 'database'))).toEqual(['notes.txt'])
  expect(existsSync(join(data, 'database.lock'))).toBe(false)
})

test('a database that does not open is reported with its cause, and leaves the folder unlocked', async () => {
  await rm(join(folder, 'database', 'global', 'pg_control'))
  await expect(open()).rejects.toThrow('did not open: PANIC')
  expect(existsSync(join(folder, 'database.lock'))).toBe(false)
})
