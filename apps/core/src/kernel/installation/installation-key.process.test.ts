import { testDatabase } from '@wasl/tests/support/database'
import { findPostgres } from '@wasl/tests/support/postgres-test-database'
import { sql } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import type { Database } from '../../platform/db/database.ts'
import { createSeal } from '../../platform/sealing/sealed.ts'
import { sealGatewaySecrets } from '../gateways/gateway-secrets.ts'
import { changeSecret } from './change-secret.service.ts'
import { historyOf, installationOf, pearl } from './installation.fixtures.ts'
import { installationKeyOf } from './installation-key.service.ts'
import { openMerchant } from './open-merchant.service.ts'

const server = await findPostgres()
const running = new URL('../../../../../docs/running.md', import.meta.url)
const [secret, next, other] = ['secret', 'next', 'other'].map((name) => `${name} of the tests, long enough`)
if (!secret || !next || !other) throw new Error('three secrets')

const engines: { kind: Database['kind']; isThere: boolean }[] = [
  { kind: 'embedded', isThere: true },
  { kind: 'postgres', isThere: server !== null },
]

describe.skipIf(!server)('on PostgreSQL', () => {
  test('of two first starts at the same moment one makes the key, and both have it', async () => {
    const deps = await installation('postgres')
    for (let round = 0; round < 5; round += 1) {
      await deps.db.execute(sql`delete from installation_key`)
      const starts = await Promise.all([1, 2, 3, 4].map(() => installationKeyOf(deps, secret)))
      expect(new Set([...starts, await installationKeyOf(deps, secret)]).size).toBe(1)
    }
  })

  test('of two secrets that are given at the same moment one is taken, and it opens', async () => {
    const deps = await installation('postgres')
    const key = await installationKeyOf(deps, secret)
    const wishes = [next, other]
    const holding = await deps.pool.connect()
    await holding.query('begin; select 1 from installation_key for update')
    const asked = Promise.all(wishes.map((each) => changeSecret(deps, { present: secret, next: each })))
    await expect.poll(() => waitingIn(deps.pool)).toBe(2)
    await holding.query('commit')
    holding.release()
    const changes = await asked
    expect(changes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    const taken = wishes[changes.findIndex(({ ok }) => ok)] ?? ''
    expect(await installationKeyOf(deps, taken)).toBe(key)
  })
})

describe.each(engines)('on $kind', ({ kind, isThere }) => {
  test.skipIf(!isThere)('a new database gets a key at random, which lies sealed', async () => {
    const deps = await installation(kind)
    const key = await installationKeyOf(deps, secret)
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(await installationKeyOf(deps, secret)).toBe(key)
    const lying = await sealedIn(deps.db)
    expect(lying).toMatch(/^v1\./)
    expect(lying).not.toContain(key)
    expect(await installationKeyOf(await installation(kind), secret)).not.toBe(key)
  })

  test.skipIf(!isThere)(
    'a secret that does not open the key is refused, and so is a row that was changed',
    async () => {
      const deps = await installation(kind)
      await installationKeyOf(deps, secret)
      await expect(installationKeyOf(deps, other)).rejects.toThrow(
        'WASL_SECRET does not open the key of this installation: set the secret it was last started with',
      )
      const elsewhere = createSeal(secret).seal('a key', 'gateway 1 knet terminal_key')
      await deps.db.execute(sql`update installation_key set sealed = ${elsewhere}`)
      await expect(installationKeyOf(deps, secret)).rejects.toThrow(
        'the key of this installation was changed in its database',
      )
    },
  )

  test.skipIf(!isThere)('an installation of before there was a key goes on with its secret', async () => {
    const deps = await installation(kind)
    await openMerchant(deps, pearl)
    const of = { merchantId: 1, code: 'cod' }
    const lying = sealGatewaySecrets(createSeal(secret), of, { terminal_key: 'TK-1' })
    await deps.db.execute(sql`update gateway set sealed_secrets = ${JSON.stringify(lying)}::jsonb`)
    await expect(installationKeyOf(deps, other)).rejects.toThrow('WASL_SECRET opens nothing that is sealed')
    expect(await sealedIn(deps.db)).toBeNull()
    expect(await installationKeyOf(deps, secret)).toBe(secret)
    await expect(installationKeyOf(deps, other)).rejects.toThrow('WASL_SECRET does not open the key')
  })

  test.skipIf(!isThere)(
    'a new secret opens the same key, the old one no longer; said again it changes nothing',
    async () => {
      const deps = await installation(kind)
      await openMerchant(deps, pearl)
      await openMerchant(deps, { ...pearl, host: 'tea.example', titleEn: 'Coral Tea' })
      expect(await changeSecret(deps, { present: secret, next })).toEqual({
        ok: true,
        value: { is: 'changed' },
      })
      expect(await installationKeyOf(deps, next)).toBe(secret)
      await expect(installationKeyOf(deps, secret)).rejects.toThrow('npm run admin -- secret changed it')
      const lying = await sealedIn(deps.db)
      for (const present of [secret, next, other])
        expect(await changeSecret(deps, { present, next })).toEqual({ ok: true, value: { is: 'same' } })
      expect(await changeSecret(deps, { present: secret, next: other })).toEqual({
        ok: false,
        error: 'otherSecret',
      })
      expect(await sealedIn(deps.db)).toBe(lying)
      for (const merchantId of [1, 2])
        expect((await historyOf(deps.db, merchantId)).slice(1)).toEqual([
          'installation.secret_changed WASL_SECRET',
        ])
    },
  )
})

test('where the secret is lost, what docs/running.md says begins anew', async () => {
  const deps = await installation('embedded')
  await openMerchant(deps, pearl)
  const of = { merchantId: 1, code: 'cod' }
  const seal = createSeal(await installationKeyOf(deps, secret))
  const lying = sealGatewaySecrets(seal, of, { terminal_key: 'TK-1' })
  await deps.db.execute(sql`update gateway set sealed_secrets = ${JSON.stringify(lying)}::jsonb`)
  const endpoint = seal.seal('whsec_abc', 'webhook_endpoint e secret')
  await deps.db.execute(sql`
    insert into webhook_endpoint (merchant_id, public_id, url, event_types, secret, created_at)
    values (1, 'e', 'https://pearl.example', '{}', ${endpoint}, now())`)
  await expect(installationKeyOf(deps, other)).rejects.toThrow('WASL_SECRET does not open the key')
  const [, said = ''] = /```sql\n([^`]+)```/.exec(await readFile(running, 'utf8')) ?? []
  await deps.db.execute(sql.raw(said))
  expect(await installationKeyOf(deps, other)).toBe(other)
})

async function installation(kind: Database['kind']) {
  const database = await testDatabase(kind)
  onTestFinished(database.stop)
  return { ...installationOf(database.db), pool: database.pool }
}

async function waitingIn(pool: Database['pool']): Promise<number> {
  const { rowCount } = await pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount ?? 0
}

async function sealedIn(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ sealed: string }>(sql`select sealed from installation_key`)
  return rows[0]?.sealed ?? null
}
