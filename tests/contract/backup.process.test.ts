import { assembleCore } from '@wasl/core/assemble'
import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import { backUp } from '@wasl/core/platform/backup/backup.service'
import { atOneMoment, rowsOf, sequencesOf, tablesInOrder } from '@wasl/core/platform/backup/dump.store'
import { fitBackup, restore, type FitOptions } from '@wasl/core/platform/backup/restore.service'
import { systemClock } from '@wasl/core/platform/clock'
import { openDatabase, type Database } from '@wasl/core/platform/db/database'
import { migrate } from '@wasl/core/platform/db/migrate'
import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '@wasl/tests/support/database'
import { emptyServerDatabase, findPostgres } from '@wasl/tests/support/postgres-test-database'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { silentLog } from '@wasl/tests/support/silent-log'

const undo: (() => Promise<unknown>)[] = []
const secret = 'the secret of both installations'
const postgres = await findPostgres()
let source: { database: Database; folder: string; archive: string; state: Record<string, string> }

beforeAll(async () => {
  const { database, folder } = await emptyEmbedded()
  await migrate(database.db)
  const { core, bank } = await assembleCore(database.db, {
    config: { mode: 'demo', publicUrl: 'http://localhost:4000', secret, dataFolder: folder },
    clock: systemClock,
    log: silentLog,
  })
  await core.stop()
  await bank?.close()
  const state = await stateOf(database)
  const archive = await backedUp(database, folder)
  source = { database, folder, archive, state }
}, 120_000)
afterAll(async () => {
  for (const step of undo.toReversed()) await step()
})

const engines = [
  { name: 'the embedded database', isThere: true, open: () => emptyEmbedded() },
  { name: 'PostgreSQL', isThere: postgres !== null, open: () => emptyServer() },
]

describe.each(engines)('restored into $name', ({ isThere, open }) => {
  test.skipIf(!isThere)(
    'every row, file and line of the book is there, and the books are right',
    async () => {
      const { database, folder } = await open()
      const manifest = await restoreInto(database, folder)
      expect(manifest.tables.find(({ name }) => name === 'payment_transaction')?.rows).toBeGreaterThan(20)
      expect(await stateOf(database)).toEqual(source.state)
      expect(await filesOf(folder)).toEqual(await filesOf(source.folder))
      expect(await findLedgerFaults(database.db)).toEqual([])
    },
  )

  test.skipIf(!isThere)(
    'the guards stand again, numbers go on, and what is backed up from there is the same',
    async () => {
      const { database, folder } = await open()
      await restoreInto(database, folder)
      await expect(
        database.pool.query("update payment_transaction set state = 'created' where state = 'paid'"),
      ).rejects.toThrow('does not lead from paid')
      await expect(database.pool.query('delete from transaction_event')).rejects.toThrow('append-only')
      const { rows } = await database.pool.query<{ fresh: boolean }>(
        `insert into audit (actor, action, object) values ('test', 'test', 'test')
       returning id > (select max(id) from audit) as fresh`,
      )
      expect(rows).toEqual([{ fresh: true }])
      const again = await backedUp(database, folder)
      const third = await emptyEmbedded()
      await restoreInto(third.database, third.folder, again)
      expect(await stateOf(third.database)).toEqual(await stateOf(database))
    },
  )

  test.skipIf(!isThere)('a second restore is refused, and nothing of it is kept', async () => {
    const { database, folder } = await open()
    await restoreInto(database, folder)
    const before = await stateOf(database)
    await writeFile(join(folder, 'sandbox-bank', 'book.jsonl'), 'another book')
    await expect(restoreInto(database, await newFolder())).rejects.toThrow('the database is not empty')
    await expect(restoreInto((await emptyEmbedded()).database, folder)).rejects.toThrow('is there already')
    expect(await stateOf(database)).toEqual(before)
  })
})

test.each([
  ['cut off', (archive: Buffer) => archive.subarray(0, archive.byteLength - 2_000), 'cut off'],
  ['empty', () => Buffer.alloc(0), 'cut off'],
  ['another file', () => gzipSync('x'.repeat(2_000)), 'no backup of Wasl'],
  [
    'changed by one sign',
    (archive: Buffer) => changed(archive, '"Alia Al-Sane"', '"Evil Al-Sane"'),
    'is not what was backed up',
  ],
  [
    'of a newer format',
    (archive: Buffer) => changed(archive, '{"format":1', '{"format":9'),
    'made by a newer release',
  ],
  [
    'of a newer schema',
    (archive: Buffer) => changed(archive, '"tag":"0004_totals"', '"tag":"9004_totals"'),
    'which this release does not know',
  ],
])('a backup that is %s changes nothing', async (_, damage, complaint) => {
  const { database, folder } = await emptyEmbedded()
  const file = join(await newFolder(), 'damaged.tar.gz')
  await writeFile(file, damage(await readFile(source.archive)))
  await expect(restoreInto(database, folder, file)).rejects.toThrow(complaint)
  expect(await filesOf(folder)).toEqual({})
})

test('a demo is not restored as a real installation', async () => {
  await expect(fit({ mode: 'production' })).rejects.toThrow('of demo mode, this installation is production')
})

test('another secret could not open what was sealed, so it is refused', async () => {
  await expect(fit({ secret: 'another' })).rejects.toThrow('WASL_SECRET is not the one of the backup')
})

test('a demo that had a WASL_SECRET is not restored without it', async () => {
  await expect(fit({ secret: null })).rejects.toThrow('the backup was made under a WASL_SECRET: set it')
})

test('books that are wrong are not put back', async () => {
  const { database, folder } = await emptyEmbedded()
  const manifest = await fit({ dataFolder: folder })
  await expect(
    restore({
      db: database.db,
      file: source.archive,
      manifest,
      dataFolder: folder,
      findFaults: async () => ['I1: 7'],
    }),
  ).rejects.toThrow('the books of the backup are wrong')
  expect(await filesOf(folder)).toEqual({})
  await expect(database.pool.query('select id from merchant')).resolves.toMatchObject({ rows: [] })
})

test('strange files beside ours stop neither a backup nor its restore', async () => {
  const folder = await newFolder()
  await cp(source.folder, folder, { recursive: true })
  const strays = [`files/${'x'.repeat(120)}`, 'sandbox-bank/book.jsonl.bak']
  for (const name of strays) await writeFile(join(folder, name), 'of somebody else')
  const leftOut: string[] = []
  const file = await backedUp(source.database, folder, (name) => leftOut.push(name))
  expect(leftOut).toEqual(strays)
  const anew = await emptyEmbedded()
  await restoreInto(anew.database, anew.folder, file)
  expect(await filesOf(anew.folder)).toEqual(await filesOf(source.folder))
})

test('nobody else may read a backup', async () => {
  expect((await stat(source.archive)).mode & 0o077).toBe(0)
})

test('a backup whose name another one took meanwhile is given up, and leaves the other alone', async () => {
  const { database, folder } = source
  const file = join(await newFolder(), 'backup.tar.gz')
  const other = `${file}.part`
  const clock = {
    now: () => {
      rmSync(other)
      writeFileSync(other, 'what another writes')
      return systemClock.now()
    },
  }
  const { pool, kind } = database
  await expect(backUp({ pool, kind, mode: 'demo', secret, dataFolder: folder, clock, file })).rejects.toThrow(
    `another backup to ${file} began meanwhile: name another file`,
  )
  expect(await readFile(other, 'utf8')).toBe('what another writes')
  await expect(stat(file)).rejects.toThrow('ENOENT')
})

const fit = async (wanted: Partial<FitOptions>) =>
  fitBackup({ file: source.archive, dataFolder: await newFolder(), mode: 'demo', secret, ...wanted })

async function backedUp(
  { pool, kind }: Database,
  dataFolder: string,
  leaveOut: (name: string) => void = () => {},
): Promise<string> {
  const file = join(await newFolder(), 'backup.tar.gz')
  await backUp({ pool, kind, mode: 'demo', secret, dataFolder, clock: systemClock, file, leaveOut })
  return file
}

async function restoreInto(database: Database, dataFolder: string, file = source.archive) {
  const manifest = await fitBackup({ file, dataFolder, mode: 'demo', secret })
  await restore({ db: database.db, file, manifest, dataFolder, findFaults: findLedgerFaults })
  return manifest
}

async function emptyEmbedded() {
  const folder = await newFolder()
  const database = await testDatabase()
  undo.push(database.stop)
  return { database, folder }
}

async function emptyServer() {
  const { url, drop } = await emptyServerDatabase(postgres ?? '')
  undo.push(drop)
  const folder = await newFolder()
  const database = await openDatabase({ url, dataFolder: folder, log: quietLog })
  undo.push(database.stop)
  return { database, folder }
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-backup-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Every table's rows and every sequence, in as many words as there are tables. */
async function stateOf({ pool }: Database): Promise<Record<string, string>> {
  const state: Record<string, string> = {}
  const everything = atOneMoment(pool, async function* (client) {
    for (const table of await tablesInOrder(client)) {
      const hash = createHash('sha256')
      let count = 0
      for await (const lines of rowsOf(client, table)) {
        count += lines.length
        for (const line of lines) hash.update(line)
      }
      state[table] = `${count} rows, ${hash.digest('hex').slice(0, 16)}`
    }
    for (const { name, value, isCalled } of await sequencesOf(client)) state[name] = `${value} ${isCalled}`
    yield null
  })
  for await (const nothing of everything) expect(nothing).toBeNull()
  return state
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: Record<string, string> = {}
  for (const entry of names) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length + 1)
    if (!entry.isFile() || !/^(files|sandbox-bank|secret)/.test(name)) continue
    found[name] = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
  }
  return found
}

/** The archive with one text replaced by another of its length, which sizes and sums of the tar cannot tell. */
function changed(archive: Buffer, from: string, to: string): Buffer {
  const tar = gunzipSync(archive)
  const at = tar.lastIndexOf(from)
  expect(at, `the archive holds ${from}`).toBeGreaterThan(0)
  tar.write(to, at)
  return gzipSync(tar)
}
