import { signForwarded } from '@wasl/contracts/forwarded'
import { emptyServerDatabase, findPostgres } from '@wasl/tests/support/postgres-test-database'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { silentLog } from '@wasl/tests/support/silent-log'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { pearl } from './kernel/installation/installation.fixtures.ts'
import { installationKeyOf } from './kernel/installation/installation-key.service.ts'
import { openMerchant } from './kernel/installation/open-merchant.service.ts'
import { startCore } from './main.ts'
import { openMigrated } from './open-migrated.ts'
import { readConfig, type Config } from './platform/config/config.ts'
import { makeTemplate } from './platform/db/embedded-template.ts'

const server = await findPostgres()
const secret = 'a-secret-of-the-tests-that-is-long-enough'

test.each(['production', 'demo'] as const)(
  'a start in %s under another secret ends with a sentence, and writes nothing',
  async (mode) => {
    const place = { mode, databaseUrl: null, dataFolder: await newFolder() }
    await makeTemplate()
    const database = await openMigrated(place, quietLog)
    await installationKeyOf(database, secret)
    await database.stop()
    const { code, output } = await startedAs({
      WASL_MODE: mode,
      WASL_DATA: place.dataFolder,
      WASL_SECRET: 'another-secret-of-the-tests-that-is-long-too',
      PUBLIC_URL: 'http://localhost:4000',
    })
    expect(output).toMatch(/^WASL_SECRET does not open the key of this installation: .+\n$/)
    expect(code).toBe(1)
    const after = await openMigrated(place, quietLog)
    const { rows } = await after.pool.query('select 1 from merchant')
    await after.stop()
    expect(rows).toEqual([])
  },
)

describe.skipIf(!server)('on PostgreSQL', () => {
  test('a core whose machine is a day ahead decides by the time of its database', async () => {
    const dataFolder = await newFolder()
    const { url, drop } = await emptyServerDatabase(server ?? '')
    onTestFinished(drop)
    const config = configAt({ WASL_DATA: dataFolder, DATABASE_URL: url })
    const database = await openMigrated(config, quietLog)
    await openMerchant(database, pearl)
    await database.stop()

    const now = new Date()
    vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() + 86_400_000 })
    onTestFinished(() => void vi.useRealTimers())
    const core = await startCore(config, silentLog)
    onTestFinished(core.stop)
    // Who asks says when, and is believed for five minutes.
    const asked = { host: pearl.host, language: 'en', requestId: 'r', address: '' } as const
    const answer = await fetch(`http://127.0.0.1:${core.port}/api/v1/merchant-details`, {
      headers: signForwarded(asked, secret, now),
    })
    expect(answer.status).toBe(200)
  })

  test('one data folder belongs to one core, beside a server too', async () => {
    const dataFolder = await newFolder()
    const { url, drop } = await emptyServerDatabase(server ?? '')
    onTestFinished(drop)
    const config = configAt({ WASL_DATA: dataFolder, DATABASE_URL: url })
    const first = await startCore(config, silentLog)
    await expect(startCore(config, silentLog)).rejects.toThrow(
      `the data folder ${dataFolder} is in use by process ${process.pid}`,
    )
    await first.stop()
    const next = await startCore(config, silentLog)
    await next.stop()
  })
})

function configAt(place: { WASL_DATA: string; DATABASE_URL: string }): Config {
  const read = readConfig({
    WASL_MODE: 'production',
    WASL_SECRET: secret,
    PUBLIC_URL: 'https://wasl.example',
    HOST: '127.0.0.1',
    PORT: '0',
    ...place,
  })
  if (!read.ok) throw new Error(read.error.join('\n'))
  return read.value
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-core-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The process of the core, until it ends. */
async function startedAs(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', ...environment },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (text) => {
    output += String(text)
    // It started after all.
    if (output.includes('answers at')) child.kill('SIGKILL')
  })
  child.stderr.on('data', (text) => (output += String(text)))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, output }
}
