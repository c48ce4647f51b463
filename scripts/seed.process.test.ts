import { openMigrated } from '@wasl/core/open-migrated'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { command } from './command.fixtures.ts'

test('npm run seed -- --fresh empties no folder that holds a real merchant', async () => {
  const dataFolder = newFolder()
  const production = { mode: 'production', databaseUrl: null, dataFolder } as const
  const made = await openMigrated(production, quietLog)
  await made.pool.query(
    `insert into merchant (id, key, title_en, title_ar, brand, country_code, currency, timezone, plugins, redirect_origins)
     values (1, 'merchant', 'Pearl Coffee', 'قهوة اللؤلؤ', '#000000', 'KW', 'KWD', 'Asia/Kuwait', '{}', '{}')`,
  )
  await made.stop()

  expect(await seedAnew(dataFolder)).toEqual({
    code: 1,
    output: expect.stringContaining('WASL_DATA holds merchants that are not the demo'),
  })
  const kept = await openMigrated(production, quietLog)
  expect((await kept.pool.query('select key from merchant')).rows).toEqual([{ key: 'merchant' }])
  await kept.stop()
}, 120_000)

test.each(['files', 'sandbox-bank'])(
  'npm run seed -- --fresh leaves %s of an installation whose database is elsewhere',
  async (name) => {
    const dataFolder = newFolder()
    const file = join(dataFolder, name, 'a')
    mkdirSync(join(dataFolder, name))
    writeFileSync(file, 'of a customer')
    expect(await seedAnew(dataFolder)).toEqual({
      code: 1,
      output: expect.stringContaining(`${join(dataFolder, name)} belongs to no database of this folder`),
    })
    expect(readFileSync(file, 'utf8')).toBe('of a customer')
  },
  120_000,
)

test('npm run seed -- --fresh makes no demo in a folder of something else', async () => {
  const dataFolder = newFolder()
  writeFileSync(join(dataFolder, 'passwd'), 'of the machine')
  expect(await seedAnew(dataFolder)).toEqual({
    code: 1,
    output: expect.stringContaining('is no data folder of Wasl, it holds passwd'),
  })
  expect(readdirSync(dataFolder)).toEqual(['passwd'])
}, 120_000)

test.each(['', ' ', '0x10', '1e3', '-5', '5000001'])(
  'npm run seed -- --transactions="%s" is no count, and nothing is made',
  async (count) => {
    const dataFolder = newFolder()
    const told = await command('seed.ts', [`--transactions=${count}`], {
      environment: environmentOf(dataFolder),
    })
    expect(told).toEqual({ code: 1, output: expect.stringContaining('a whole number up to 5000000') })
    expect(readdirSync(dataFolder)).toEqual([])
  },
  120_000,
)

test('npm run seed -- --fresh that is killed while it removes is mended by the next', async () => {
  const dataFolder = newFolder()
  const production = { mode: 'production', databaseUrl: null, dataFolder } as const
  await (await openMigrated(production, quietLog)).stop()
  const many = join(dataFolder, 'database', 'base', 'many')
  mkdirSync(many)
  for (let at = 0; at < 20_000; at += 1) writeFileSync(join(many, String(at)), '')
  const old = [join(dataFolder, 'database'), join(dataFolder, 'database.old')]
  const has = (...path: string[]) => old.some((folder) => existsSync(join(folder, ...path)))
  const killed = spawn(process.execPath, [join(import.meta.dirname, 'seed.ts'), '--fresh'], {
    env: environmentOf(dataFolder),
    stdio: 'ignore',
  })
  const isGone = new Promise((resolve) => killed.once('close', resolve))
  await expect.poll(() => has('PG_VERSION') && has('global'), { interval: 1, timeout: 60_000 }).toBe(false)
  killed.kill('SIGKILL')
  await isGone
  expect(has('base', 'many')).toBe(true)

  await seedAnew(dataFolder)
  expect(has('base', 'many')).toBe(false)
  expect(readdirSync(dataFolder)).not.toContain('database.old')
  await (await openMigrated(production, quietLog)).stop()
}, 240_000)

const environmentOf = (dataFolder: string) => ({
  ...process.env,
  WASL_MODE: 'demo',
  WASL_DATA: dataFolder,
  DATABASE_URL: '',
})

const seedAnew = (dataFolder: string) =>
  command('seed.ts', ['--fresh'], { environment: environmentOf(dataFolder) })

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-seed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
