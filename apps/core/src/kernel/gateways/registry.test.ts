import { money } from '@wasl/domain/money'
import { openTestBank, testAccount } from '@wasl/tests/support/bank'
import { expect, test } from 'vitest'
import { cashAdapter } from './cash/cash.adapter.ts'
import { createGateways } from './registry.ts'

test('demo offers the sandbox bank and cash on delivery', async () => {
  const { adapter, close } = await openTestBank()
  const gateways = createGateways({ mode: 'demo', sandbox: adapter })
  expect(gateways.names).toEqual(['cod', 'sandbox'])
  expect(gateways.find('sandbox')).toBe(adapter)
  expect(gateways.find('cod')).toBe(cashAdapter)
  expect(gateways.find('nonsense')).toBeNull()
  await close()
})

test('production offers cash on delivery only, and does not start with a sandbox bank', async () => {
  const { adapter, close } = await openTestBank()
  expect(createGateways({ mode: 'production', sandbox: null }).names).toEqual(['cod'])
  expect(() => createGateways({ mode: 'production', sandbox: adapter })).toThrow(
    'does not exist in production',
  )
  await close()
})

test('cash on delivery settles at once, without money and without leaving', async () => {
  const account = testAccount({ code: 'cod', adapter: 'cod' })
  const session = await cashAdapter.createSession({
    account,
    trackId: '900000000000010',
    charge: money(18_250, 'KWD'),
    merchantName: { en: 'Tamra & Tide', ar: 'تمرة ومدّ' },
    orderNo: null,
    locale: 'en',
    returnUrl: 'http://localhost:4000/return',
    callbackUrl: 'http://localhost:4000/callback',
    scenario: null,
  })
  const promised = {
    trackId: '900000000000010',
    result: 'cod',
    money: null,
    operationId: 'cod-900000000000010',
  }
  expect(session).toMatchObject({ kind: 'settled', evidence: promised })
  expect(await cashAdapter.inquire(account, '900000000000010')).toMatchObject({ evidence: [promised] })
})

test('nobody can report cash on delivery from outside', () => {
  const account = testAccount({ code: 'cod', adapter: 'cod' })
  expect(cashAdapter.readReturn(account, { result: 'cod' })).toBeNull()
  expect(cashAdapter.readCallback(account, new Headers(), new Uint8Array())).toEqual({ kind: 'badSignature' })
})
