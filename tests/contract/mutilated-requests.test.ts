import { NewRequest } from '@wasl/contracts/core/pay/requests.contract'
import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import { demoKeyText } from '@wasl/core/seed/demo-servers'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asking } from './asking.ts'
import { coreUnderTest, type CoreUnderTest } from './core-under-test.ts'
import { seededForTests } from './seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let ask: ReturnType<typeof asking>

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  ask = asking(scene.core.fetch)
})
afterAll(() => scene.close())

const wish = { amount: '12.500', currency_code: 'KWD', pg_codes: ['knet'] }
const never = [
  null,
  0,
  -1,
  1e308,
  [[]],
  { a: { b: 1 } },
  '',
  'x'.repeat(3_000),
  '1e3',
  '٣',
  '\u202Egnp.exe\r\n',
]

test.each(Object.keys(NewRequest.shape))('whatever %s holds, the answer is one of ours', async (field) => {
  // Each field has its own minute: a key may ask 120 times in one.
  scene.advance(60_000)
  for (const value of never) {
    // One after the other, so that a failure names its value.
    // oxlint-disable-next-line no-await-in-loop
    const { status, body } = await ask('requests.create', {
      params: { plugin: 'e_commerce' },
      body: { ...wish, [field]: value },
      headers: { authorization: `Api-Key ${demoKeyText}`, 'idempotency-key': randomUUID() },
    })
    const isNamed = Object.keys(body).some((name) => name === field || name.startsWith(`${field}.`))
    const pairOnly = field.startsWith('code_') && ('code_referrer' in body || 'code_pair' in body)
    expect([field, value, status === 201 || (status === 400 && (isNamed || pairOnly))]).toEqual([
      field,
      value,
      true,
    ])
  }
  expect(await findLedgerFaults(database().db)).toEqual([])
})
