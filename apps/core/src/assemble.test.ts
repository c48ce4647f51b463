import { databaseForTests, testDatabase } from '@wasl/tests/support/database'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { assembleCore } from './assemble.ts'
import { pearl } from './kernel/installation/installation.fixtures.ts'
import { openMerchant } from './kernel/installation/open-merchant.service.ts'
import { findLedgerFaults } from './kernel/ledger/invariants.ts'
import { systemClock } from './platform/clock.ts'
import { createLog } from './platform/log/log.ts'
import { createSeal } from './platform/sealing/sealed.ts'

const database = databaseForTests()

test('the demo comes with its bank and its requests, and production refuses a database that held them', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'wasl-assemble-'))
  const { db } = database()
  const log = createLog({ level: 'silent' })
  const config = { publicUrl: 'http://localhost:4000', dataFolder, secret: 'a secret of the tests' }
  const assembling = (mode: 'demo' | 'production') =>
    assembleCore(db, { config: { ...config, mode }, clock: systemClock, log })

  const production = await assembling('production')
  expect(production.bank).toBeNull()

  await carryDemoAccount()
  await expect(assembling('production')).rejects.toThrow('production needs a database of its own')
  await forgetDemoAccount()

  const { core, bank } = await assembling('demo')
  const page = await core.fetch(
    new Request('http://localhost:4000/api/v1/plugins/payment_request/transaction/pay/PR-1005'),
  )
  expect(page.status).toBe(200)
  expect(bank?.captures().length).toBeGreaterThan(20)
  expect(await findLedgerFaults(db)).toEqual([])
  await core.stop()
  await bank?.close()

  await expect(assembling('production')).rejects.toThrow('production needs a database of its own')
  await rm(dataFolder, { recursive: true })
})

test('a secret that opens nothing that is sealed is warned of; one that opens some of it is not', async () => {
  const { db, pool, stop } = await testDatabase()
  onTestFinished(stop)
  const warnings: unknown[] = []
  const log = createLog({ level: 'silent' })
  log.warn = (said: unknown) => void warnings.push(said)
  const config = { mode: 'production', publicUrl: 'http://localhost:4000', dataFolder: '/nowhere' } as const
  const start = (secret: string) =>
    assembleCore(db, { config: { ...config, secret }, clock: systemClock, log })
  await openMerchant({ db, clock: systemClock }, pearl)
  const addEndpoint = (secret: string) =>
    pool.query(
      `insert into webhook_endpoint (merchant_id, public_id, url, event_types, secret, active, created_at)
       values (1, $1, 'https://pearl.example', '{}', $2, true, now())`,
      [secret, createSeal(secret).seal('whsec_abc', `webhook_endpoint ${secret} secret`)],
    )
  await start('old')
  await addEndpoint('old')
  await addEndpoint('new')
  await start('new')
  expect(warnings).toEqual([])
  await start('mistaken')
  expect(warnings).toEqual([expect.stringContaining('WASL_SECRET opens nothing that is sealed')])
})

/** As if somebody had copied the demo's users into a real installation. */
async function carryDemoAccount(): Promise<void> {
  const { pool } = database()
  await pool.query(
    `insert into merchant (id, key, title_en, title_ar, brand, country_code, currency, timezone, plugins, redirect_origins)
     values (90, 'real', 'Real', 'Real', '#000000', 'KW', 'KWD', 'Asia/Kuwait', '{}', '{}')`,
  )
  await pool.query(
    `insert into staff_user (merchant_id, username, email, name_en, name_ar, permissions, sections, created_at)
     values (90, 'admin.demo', 'admin@tamra-tide.example', 'x', 'x', '{}', '{}', now())`,
  )
}

async function forgetDemoAccount(): Promise<void> {
  const { pool } = database()
  await pool.query('delete from staff_user where merchant_id = 90')
  await pool.query('delete from merchant where id = 90')
}
