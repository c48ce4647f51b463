import { backUp } from '@wasl/core/platform/backup/backup.service'
import { installationKeyOf } from '@wasl/core/kernel/installation/installation-key.service'
import { systemClock } from '@wasl/core/platform/clock'
import { openDatabase } from '@wasl/core/platform/db/database'
import { migrate } from '@wasl/core/platform/db/migrate'
import { readMigrations } from '@wasl/core/platform/db/migrations'
import { emptyServerDatabase, findPostgres } from '@wasl/tests/support/postgres-test-database'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { command } from './command.fixtures.ts'

const secret = 'a-secret-of-the-tests-that-is-long-enough'
const lastOfFirstRelease = '0006_unresolved_money'
const postgres = await findPostgres()
const undo: (() => unknown)[] = []
let archive: string
let tags: string[]

beforeAll(async () => {
  tags = (await readMigrations()).map(({ tag }) => tag)
  archive = await backupOfOlderRelease(lastOfFirstRelease)
}, 120_000)
afterAll(async () => {
  for (const step of undo) await step()
})

const engines = [
  { name: 'a new data folder', isThere: true, makeUrl: async () => '' },
  { name: 'an empty PostgreSQL database', isThere: postgres !== null, makeUrl: newServerDatabase },
]

describe.each(engines)('into $name', ({ isThere, makeUrl }) => {
  test.skipIf(!isThere)(
    'a backup of an older release is restored, and migrated on',
    async () => {
      const [dataFolder, url] = [newFolder(), await makeUrl()]
      const environment = {
        ...process.env,
        WASL_MODE: 'production',
        WASL_SECRET: secret,
        PUBLIC_URL: 'https://pay.pearl.example',
        WASL_DATA: dataFolder,
        DATABASE_URL: url,
      }
      expect(await command('restore.ts', [archive], { environment })).toEqual({
        code: 0,
        output: expect.stringContaining('the books are right'),
      })
      const { db, clock, pool, stop } = await openDatabase({ url, dataFolder, log: quietLog })
      // The backup has no key of the installation, so the secret itself sealed everything.
      expect(await installationKeyOf({ db, clock }, secret)).toBe(secret)
      const merchants = await pool.query('select key, title_en from merchant')
      const migrations = await pool.query<{ tag: string }>('select tag from schema_migration order by tag')
      await stop()
      expect(merchants.rows).toEqual([{ key: 'merchant', title_en: 'Pearl Coffee' }])
      expect(migrations.rows.map(({ tag }) => tag)).toEqual(tags)
    },
    120_000,
  )
})

async function backupOfOlderRelease(last: string): Promise<string> {
  const dataFolder = newFolder()
  const { db, pool, kind, stop } = await openDatabase({ dataFolder, log: quietLog, begins: 'empty' })
  await migrate(db, undefined, last)
  await pool.query(
    `insert into merchant (id, key, title_en, title_ar, brand, country_code, currency, timezone, plugins, redirect_origins)
     values (1, 'merchant', 'Pearl Coffee', 'قهوة اللؤلؤ', '#000000', 'KW', 'KWD', 'Asia/Kuwait', '{}', '{}')`,
  )
  const file = join(dataFolder, 'older.tar.gz')
  const made = await backUp({ pool, kind, mode: 'production', secret, dataFolder, clock: systemClock, file })
  await stop()
  expect(made.migrations.at(-1)?.tag).toBe(last)
  return file
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-restore-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function newServerDatabase(): Promise<string> {
  const { url, drop } = await emptyServerDatabase(postgres ?? '')
  undo.push(drop)
  return url
}
