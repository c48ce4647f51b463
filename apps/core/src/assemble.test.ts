import { databaseForTests } from '@wasl/tests/support/database'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assembleCore } from './assemble.ts'
import { findLedgerFaults } from './kernel/ledger/books/invariants.ts'
import { systemClock } from './platform/clock.ts'
import { createLog } from './platform/log/log.ts'
import { hasRequest } from './seed/demo.store.ts'

const database = databaseForTests()

test('the demo comes with its bank and its requests, its past after the first pages, and production refuses a database that held them', async () => {
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

  const { core, bank, finishSeeding } = await assembling('demo')
  const page = await core.fetch(
    new Request('http://localhost:4000/api/v1/plugins/payment_request/transaction/pay/PR-1005'),
  )
  expect(page.status).toBe(200)
  expect(await hasRequest(db, 'H-1')).toBe(false)
  await finishSeeding()
  expect(await hasRequest(db, 'H-1')).toBe(true)
  expect(bank?.captures().length).toBeGreaterThan(20)
  expect(await findLedgerFaults(db)).toEqual([])
  await core.stop()
  await bank?.close()

  await expect(assembling('production')).rejects.toThrow('production needs a database of its own')
  await rm(dataFolder, { recursive: true })
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
