import {
  openTestBank,
  sessionRequest,
  testAccount,
  testCredentials,
  type TestBank,
} from '@wasl/tests/support/bank'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandboxAdapter } from '../sandbox.adapter.ts'

const track = '900000000000001'
let gateway: TestBank
beforeEach(async () => {
  gateway = await openTestBank()
})
afterEach(() => gateway.close())

const open = (scenario: string) => gateway.open(track, { scenario })
const inquire = () => gateway.adapter.inquire(testAccount(), track)
const silent = expect.objectContaining({ name: 'GatewaySilent' })

test('create-connection-refused: nothing was written, and the same call works the second time', async () => {
  await expect(open('create-connection-refused')).rejects.toThrow(
    expect.objectContaining({ name: 'GatewayUnreached' }),
  )
  expect(await inquire()).toEqual({ kind: 'notFound' })
  expect(await open('create-connection-refused')).toMatchObject({ kind: 'redirect' })
})

test.each(['create-timeout-before-session', 'create-server-error'])(
  '%s: the outcome is unknown, nothing was made, and the same call works the second time',
  async (scenario) => {
    await expect(open(scenario)).rejects.toThrow(silent)
    expect(await inquire()).toEqual({ kind: 'notFound' })
    expect(gateway.bank.captures()).toEqual([])
    expect(await open(scenario)).toMatchObject({ kind: 'redirect' })
  },
)

test.each([
  'create-timeout-after-session',
  'create-server-error-after-session',
  'create-malformed-answer',
  'create-huge-answer',
])('%s: the outcome is unknown, but the session is there, and the same call finds it', async (scenario) => {
  await expect(open(scenario)).rejects.toThrow(silent)
  expect(await inquire()).toMatchObject({ kind: 'found', evidence: [{ result: 'pending', money: null }] })
  const { paymentId } = gateway.bank.control.look(track)!
  expect(await open(scenario)).toMatchObject({ kind: 'redirect', gatewayPaymentId: paymentId })
  expect(gateway.bank.control.sessions()).toHaveLength(1)
})

test('create-timeout-after-charge: the outcome is unknown, the money is gone, and only an inquiry tells', async () => {
  await expect(open('create-timeout-after-charge')).rejects.toThrow(silent)
  expect(gateway.delivered).toEqual([])
  expect(gateway.bank.captures()).toMatchObject([
    { trackId: track, kind: 'capture', minor: 48_750, currency: 'KWD' },
  ])
  expect(await inquire()).toMatchObject({
    evidence: [{ result: 'captured', money: { minor: 48_750, currency: 'KWD' } }],
  })
})

test('create-timeout-after-charge: asking again finds the same charge, never a second one', async () => {
  await expect(open('create-timeout-after-charge')).rejects.toThrow(silent)
  await open('create-timeout-after-charge')
  expect(gateway.bank.captures()).toHaveLength(1)
})

test('create-too-many-requests: a definite no, nothing was made, and the same call works the second time', async () => {
  expect(await open('create-too-many-requests')).toMatchObject({
    kind: 'refused',
    details: { Result: 'too_many_requests' },
  })
  expect(await inquire()).toEqual({ kind: 'notFound' })
  expect(await open('create-too-many-requests')).toMatchObject({ kind: 'redirect' })
})

test('create-declined: a definite no in both languages, every time', async () => {
  const refused = { kind: 'refused', message: { en: 'The bank refused the payment', ar: 'رفض البنك الدفعة' } }
  expect(await open('create-declined')).toMatchObject(refused)
  expect(await open('create-declined')).toMatchObject(refused)
  expect(await inquire()).toEqual({ kind: 'notFound' })
})

test('create-foreign-redirect: the payer is not sent to an address that is not pinned', async () => {
  await expect(open('create-foreign-redirect')).rejects.toThrow(silent)
})

test('create-callback-first: the callback arrives before the call is answered', async () => {
  const order: string[] = []
  const early = await openTestBank({
    async deliver() {
      order.push('callback')
      return new Response(null, { status: 204 })
    },
  })
  const session = await early.open(track, { scenario: 'create-callback-first' })
  order.push('answer')
  expect(order).toEqual(['callback', 'answer'])
  expect(session).toMatchObject({ kind: 'redirect' })
  expect(early.bank.captures()).toHaveLength(1)
  await early.close()
})

test('a scenario nobody knows is refused by name instead of being ignored', async () => {
  expect(await open('create-nonsense')).toMatchObject({
    kind: 'refused',
    details: { Result: 'unknown_scenario' },
  })
})

test('a gateway can be faulty by default, and a scenario of its own wins', async () => {
  gateway.bank.control.setDefault('knet', 'create-declined')
  expect(await gateway.open('1')).toMatchObject({ kind: 'refused' })
  expect(await gateway.open('2', { scenario: 'create-normal' })).toMatchObject({ kind: 'redirect' })
  expect(await gateway.open('3', { account: testAccount({ code: 'card' }) })).toMatchObject({
    kind: 'redirect',
  })
})

test('an answer that redirects the shop elsewhere is no answer', async () => {
  const adapter = createSandboxAdapter({
    fetch: async () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } }),
    bankUrl: 'http://localhost:4000',
    clock: gateway.clock,
    credentials: testCredentials,
  })
  await expect(adapter.createSession(sessionRequest(track))).rejects.toThrow(silent)
})
