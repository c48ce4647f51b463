import { openMerchant } from '@wasl/core/kernel/installation/open-merchant.service'
import { systemClock } from '@wasl/core/platform/clock'
import { createSeal } from '@wasl/core/platform/sealing/sealed'
import { emptyServerDatabase, findPostgres } from '@wasl/tests/support/postgres-test-database'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { durableDatabase } from './bench/durable-database.ts'
import { command } from './command.fixtures.ts'

const secret = 'a-secret-of-the-tests-that-is-long-enough'
const otherSecret = 'another-secret-of-the-tests-also-long-enough'
const server = await findPostgres()
const pearl = {
  host: 'pay.pearl.example',
  titleEn: 'Pearl',
  titleAr: 'لؤلؤة',
  brand: '#0b57d0',
  currency: 'KWD',
  countryCode: 'KW',
  timezone: 'Asia/Kuwait',
}

describe('without a database in the folder', () => {
  test('a backup is refused, and neither a database nor an archive is made', async () => {
    const [empty, file] = [newFolder(), join(newFolder(), 'backup.tar.gz')]
    expect(await backup(file, { WASL_DATA: empty })).toEqual({
      code: 1,
      output: `WASL_DATA: ${empty} holds no database of Wasl: name the data folder of the installation, or its server with DATABASE_URL\n`,
    })
    expect([readdirSync(empty), existsSync(file)]).toEqual([[], false])
    const missing = join(empty, 'missing')
    expect(await backup(file, { WASL_DATA: missing })).toMatchObject({ code: 1 })
    expect(existsSync(missing)).toBe(false)
  })

  test('a restore of what is no backup leaves the folder as empty as it was', async () => {
    const folder = newFolder()
    const file = join(newFolder(), 'no-backup.tar.gz')
    writeFileSync(file, '')
    const run = () => command('restore.ts', [file], { environment: production({ WASL_DATA: folder }) })
    expect(await run()).toEqual({ code: 1, output: expect.stringContaining('the backup is') })
    rmSync(file)
    expect(await run()).toEqual({ code: 1, output: expect.stringContaining(file) })
    expect(readdirSync(folder)).toEqual([])
  })
})

describe.skipIf(!server)('on PostgreSQL', () => {
  test('a database that is not of Wasl, or has no merchant, is refused', async () => {
    const file = join(newFolder(), 'backup.tar.gz')
    const foreign = await emptyServerDatabase(server ?? '')
    onTestFinished(foreign.drop)
    const place = { WASL_DATA: newFolder(), DATABASE_URL: foreign.url }
    expect(await backup(file, place)).toEqual({
      code: 1,
      output: 'DATABASE_URL holds no database of Wasl: name the one of the installation\n',
    })
    const { url } = await installation()
    expect(await backup(file, { ...place, DATABASE_URL: url })).toEqual({
      code: 1,
      output: expect.stringMatching(/^DATABASE_URL holds no merchant/),
    })
    expect(existsSync(file)).toBe(false)
  })

  test('a data folder without the files that the database names is refused', async () => {
    const { url, pool } = await withMerchant()
    const folder = newFolder()
    const place = { WASL_DATA: folder, DATABASE_URL: url }
    await pool.query(
      `insert into stored_file (merchant_id, id, name_en, name_ar, content_type, bytes, sha256)
       values (1, 'a', 'a', 'a', 'text/plain', 1, 'aa')`,
    )
    const file = join(newFolder(), 'backup.tar.gz')
    expect(await backup(file, place)).toEqual({
      code: 1,
      output: expect.stringContaining(`WASL_DATA: ${join(folder, 'files')} is not there`),
    })
    expect(await backup(file, { ...place, WASL_DATA: join(folder, 'missing') })).toEqual({
      code: 1,
      output: expect.stringContaining('missing is not there: name the data folder'),
    })
    expect(existsSync(file)).toBe(false)
  })

  test('a secret that opens nothing is refused; what a killed backup left gives way to a whole one', async () => {
    const { url, pool } = await withMerchant()
    const place = { WASL_DATA: newFolder(), DATABASE_URL: url }
    await pool.query(
      `insert into webhook_endpoint (merchant_id, public_id, url, event_types, secret, active, created_at)
       values (1, 'e', 'https://pearl.example', '{}', $1, true, now())`,
      [createSeal(secret).seal('whsec_abc', 'webhook_endpoint e secret')],
    )
    const file = join(newFolder(), 'backup.tar.gz')
    writeFileSync(`${file}.part`, 'half')
    expect(await backup(file, { ...place, WASL_SECRET: otherSecret })).toEqual({
      code: 1,
      output:
        'WASL_SECRET opens nothing that is sealed in the database: set the one that the server is started with\n',
    })
    expect(existsSync(file)).toBe(false)
    expect(await backup(file, place)).toMatchObject({ code: 0 })
    expect(existsSync(`${file}.part`)).toBe(false)

    const restored = newFolder()
    const environment = production({ WASL_DATA: restored, WASL_SECRET: otherSecret })
    expect(await command('restore.ts', [file], { environment })).toEqual({
      code: 1,
      output: expect.stringContaining('WASL_SECRET is not the one of the backup'),
    })
    expect(readdirSync(restored)).toEqual([])
  })
})

const production = (variables: Record<string, string>) => ({
  ...process.env,
  WASL_MODE: 'production',
  WASL_SECRET: secret,
  PUBLIC_URL: 'https://pay.pearl.example',
  DATABASE_URL: '',
  ...variables,
})

const backup = (file: string, place: Record<string, string>) =>
  command('backup.ts', [file], { environment: production(place) })

async function installation() {
  const { database, url } = await durableDatabase(server ?? '')
  onTestFinished(database.stop)
  return { ...database, url }
}

async function withMerchant() {
  const database = await installation()
  await openMerchant({ db: database.db, clock: systemClock }, pearl)
  return database
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
