import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { command } from './command.fixtures.ts'

const demo = { ...process.env, WASL_MODE: 'demo', DATABASE_URL: '', PUBLIC_URL: '' }

/** Seeding starts Wasl and stops it again. */
const start = (variables: Record<string, string>) =>
  command('seed.ts', [], { environment: { ...demo, ...variables } })

test.skipIf(process.platform !== 'linux')(
  'a data folder that cannot be made ends the start and every command, by the name of its variable',
  async () => {
    const said = {
      code: 1,
      output:
        'WASL_DATA: /proc/x is no folder and cannot be made one (ENOENT): name a folder that can be made\n',
    }
    expect(await start({ WASL_DATA: '/proc/x/data' })).toEqual(said)
    const environment = {
      ...demo,
      WASL_MODE: 'production',
      WASL_SECRET: 'a-secret-of-the-tests-that-is-long-enough',
      PUBLIC_URL: 'https://pay.pearl.example',
      WASL_DATA: '/proc/x/data',
    }
    expect(await command('admin.ts', ['gateway'], { environment })).toEqual(said)
  },
)

test('a file of Apple Pay that is not there ends the start before anything is made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const missing = join(folder, 'missing')
  expect(await start({ WASL_DATA: folder, APPLE_PAY_DOMAIN_ASSOCIATION: missing })).toEqual({
    code: 1,
    output: expect.stringContaining(`APPLE_PAY_DOMAIN_ASSOCIATION: ${missing} is not there`),
  })
  expect(readdirSync(folder)).toEqual([])
})
