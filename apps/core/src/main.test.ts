import { signForwarded } from '@wasl/contracts/forwarded'
import { emptyServerDatabase, findPostgres } from '@wasl/tests/support/postgres-test-database'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { silentLog } from '@wasl/tests/support/silent-log'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { pearl } from './kernel/installation/installation.fixtures.ts'
import { openMerchant } from './kernel/installation/open-merchant.service.ts'
import { startCore } from './main.ts'
import { openMigrated } from './open-migrated.ts'
import { readConfig } from './platform/config/config.ts'

const server = await findPostgres()
const secret = 'a-secret-of-the-tests-that-is-long-enough'

describe.skipIf(!server)('on PostgreSQL', () => {
  test('a core whose machine is a day ahead decides by the time of its database', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'wasl-core-'))
    onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
    const { url, drop } = await emptyServerDatabase(server ?? '')
    onTestFinished(drop)
    const read = readConfig({
      WASL_MODE: 'production',
      WASL_SECRET: secret,
      PUBLIC_URL: 'https://wasl.example',
      WASL_DATA: dataFolder,
      DATABASE_URL: url,
      HOST: '127.0.0.1',
      PORT: '0',
    })
    if (!read.ok) throw new Error(read.error.join('\n'))
    const database = await openMigrated(read.value, quietLog)
    await openMerchant(database, pearl)
    await database.stop()

    const now = new Date()
    vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() + 86_400_000 })
    onTestFinished(() => void vi.useRealTimers())
    const core = await startCore(read.value, silentLog)
    onTestFinished(core.stop)
    // Who asks says when, and is believed for five minutes.
    const asked = { host: pearl.host, language: 'en', requestId: 'r', address: '' } as const
    const answer = await fetch(`http://127.0.0.1:${core.port}/api/v1/merchant-details`, {
      headers: signForwarded(asked, secret, now),
    })
    expect(answer.status).toBe(200)
  })
})
