import { emptyServerDatabase, findPostgres } from '@wasl/tests/support/postgres-test-database'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { cheapPasswords } from '@wasl/tests/support/staff'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createAdministrator } from './auth/first-administrator.service.ts'
import { pearl } from './kernel/installation/installation.fixtures.ts'
import { createPasswords } from './kernel/people/passwords.ts'
import { openMigrated } from './open-migrated.ts'
import { systemClock } from './platform/clock.ts'
import { makeTemplate } from './platform/db/embedded-template.ts'
import { seedMerchants } from './seed/seed-merchants.ts'

const postgres = await findPostgres()

const engines = [
  { name: 'the embedded database', isThere: true, makeUrl: ready, variable: 'WASL_DATA' },
  { name: 'PostgreSQL', isThere: postgres !== null, makeUrl: newServerDatabase, variable: 'DATABASE_URL' },
]

describe.each(engines)('on $name', ({ isThere, makeUrl, variable }) => {
  const installation = async () => ({ databaseUrl: await makeUrl(), dataFolder: await newFolder() })

  test.skipIf(!isThere)('the demo refuses a real merchant’s database and writes nothing to it', async () => {
    const place = await installation()
    const production = await openMigrated({ ...place, mode: 'production' }, quietLog)
    await makeMerchant(production)
    // As an older release left it, for the demo to migrate.
    await production.pool.query("delete from schema_migration where tag like '0001%'")
    await production.stop()

    await expect(openMigrated({ ...place, mode: 'demo' }, quietLog)).rejects.toThrow(
      `${variable} holds merchants that are not the demo`,
    )
  })

  test.skipIf(!isThere)(
    'the demo comes back to its own, also after its merchant took another name',
    async () => {
      const place = { ...(await installation()), mode: 'demo' } as const
      const first = await openMigrated(place, quietLog)
      await seedMerchants({ db: first.db, clock: systemClock })
      await first.pool.query("update merchant set title_en = 'Pearl Coffee'")
      await first.stop()

      const second = await openMigrated(place, quietLog)
      const { rows } = await second.pool.query('select id from merchant order by id')
      await second.stop()
      expect(rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
    },
  )
})

/** New folders are copies of the template. */
async function ready(): Promise<null> {
  await makeTemplate()
  return null
}

async function makeMerchant({ db }: Awaited<ReturnType<typeof openMigrated>>): Promise<void> {
  const passwords = createPasswords('a secret of the tests', cheapPasswords)
  const made = await createAdministrator(
    { db, clock: systemClock, passwords, composition: 'spec' },
    {
      username: 'owner',
      email: 'owner@pearl.example',
      nameEn: 'Alia',
      nameAr: 'علياء',
      password: 'Tall-Ship-41',
      oneTimeCode: false,
      host: null,
      merchant: pearl,
    },
  )
  expect(made).toEqual({ ok: true, value: { merchantId: 1, isNewMerchant: true } })
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-open-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function newServerDatabase(): Promise<string> {
  const { url, drop } = await emptyServerDatabase(postgres ?? '')
  onTestFinished(drop)
  return url
}
