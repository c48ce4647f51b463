import { databaseForTests } from '@wasl/tests/support/database'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assembleCore } from './assemble.ts'
import { findLedgerFaults } from './kernel/ledger/invariants.ts'
import { systemClock } from './platform/clock.ts'
import { createLog } from './platform/log/log.ts'

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
