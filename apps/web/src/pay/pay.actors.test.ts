import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import type { WebClient } from '../base/client.ts'
import type { AttemptKeys } from './result/attempt-keys.ts'
import { payPageLogic } from './pay.actors.ts'
import { alreadyPaid, expired, payable, serverNow } from './pay.fixtures.ts'

type Answer = { status: number; body: unknown }
type Pages = {
  pay?: (sent: unknown) => Promise<Answer>
  page?: () => Promise<Answer>
  choices?: () => Promise<Answer>
}

const problem = (code: string, message: string, fieldErrors?: Record<string, string[]>) => ({
  code,
  message,
  requestId: 'r',
  ...(fieldErrors && { fieldErrors }),
})

const never = () => new Promise<never>(() => {})

/** The machine on a bff that answers what the test says. `wait` passes when the test lets it. */
function opened(pages: Pages, load: PayPageLoad = payable()) {
  const told: string[] = []
  const keys: AttemptKeys = {
    keyFor: (command) => `key of ${command.length > 0}`,
    answered: () => told.push('answered'),
    settled: () => told.push('settled'),
  }
  let passTime = () => {}
  const client = { pay: { page: never, choices: never, pay: never, ...pages } } as unknown as WebClient
  const actor = createActor(
    payPageLogic({
      client: async () => client,
      keys,
      locale: () => 'ar',
      attemptPath: (attemptId) => `/ar/attempt/${attemptId}`,
      wait: () => new Promise((resolve) => (passTime = resolve)),
    }),
    { input: { transactionId: 'PR-1001', now: () => Date.parse(serverNow), load } },
  )
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const press = () => actor.send({ type: 'pay.pressed', additionalPhone: '+96550012345' })
  const settled = () =>
    waitFor(actor, (snapshot) => !snapshot.hasTag('busy') || snapshot.matches('redirecting'))
  return { actor, press, settled, emitted, told, passTime: () => passTime() }
}

test('paying sends the choice, the language and the key, and follows the answer', async () => {
  const sent: unknown[] = []
  const page = opened({
    pay: async (request) => {
      sent.push(request)
      return { status: 200, body: { redirectUrl: '/sandbox-bank/1' } }
    },
  })
  page.press()
  await page.settled()
  expect(sent).toEqual([
    {
      params: { id: 'PR-1001' },
      headers: { 'idempotency-key': 'key of true' },
      body: {
        gatewayCode: 'knet',
        amount: '48.750',
        customerAdditionalPhone: '+96550012345',
        termsVersion: 3,
        locale: 'ar',
      },
    },
  ])
  expect(page.emitted).toEqual([{ type: 'redirect', url: '/sandbox-bank/1' }])
  expect(page.told).toEqual(['answered'])
})

test('a second press while the first is under way sends nothing', async () => {
  let presses = 0
  const page = opened({ pay: () => ((presses += 1), never()) })
  page.press()
  page.press()
  page.press()
  await Promise.resolve()
  await Promise.resolve()
  expect(presses).toBe(1)
})

test("a refused field shows the server's words on it", async () => {
  const pay = async () => ({
    status: 400,
    body: problem('invalid', 'x', { customerAdditionalPhone: ['Enter valid phone number'] }),
  })
  const page = opened({ pay }, payable({ additionalPhone: { country: 'KW' } }))
  page.press()
  await page.settled()
  expect(page.actor.getSnapshot().context.fieldErrors).toEqual({
    customerAdditionalPhone: ['Enter valid phone number'],
  })
  expect(page.emitted).toEqual([])
})

test("any other refusal is the server's message in the snackbar", async () => {
  const page = opened({
    pay: async () => ({ status: 503, body: problem('unavailable', 'Please try again') }),
  })
  page.press()
  await page.settled()
  expect(page.emitted).toEqual([{ type: 'notice', code: 'paymentFailed', message: 'Please try again' }])
})

test('no answer at all is never called a failure of the bank', async () => {
  const page = opened({ pay: () => Promise.reject(new TypeError('Failed to fetch')) })
  page.press()
  await page.settled()
  expect(page.emitted).toEqual([{ type: 'notice', code: 'paymentFailed', message: null }])
  expect(page.told).toEqual([])
})

test('a request that expired meanwhile shows that it did', async () => {
  const page = opened({
    pay: async () => ({ status: 409, body: problem('expired', 'expired') }),
    page: async () => ({ status: 200, body: expired }),
  })
  page.press()
  await page.settled()
  expect(page.actor.getSnapshot().hasTag('view.expired')).toBe(true)
  expect(page.emitted).toEqual([{ type: 'notice', code: 'expired', message: 'expired' }])
})

test('after 15 seconds without an answer the page goes to the attempt that is under way', async () => {
  const page = opened({
    pay: never,
    page: async () => ({ status: 200, body: payable({ liveAttemptId: 'AT-7' }) }),
  })
  page.press()
  page.passTime()
  await waitFor(page.actor, (snapshot) => snapshot.matches('redirecting'))
  expect(page.emitted).toEqual([{ type: 'redirect', url: '/ar/attempt/AT-7' }])
})

test('reading the page again shows the true state and forgets keys of closed attempts', async () => {
  const answers: PayPageLoad[] = [payable(), alreadyPaid]
  const page = opened({ page: async () => ({ status: 200, body: answers.shift() }) })
  page.actor.send({ type: 'page.shown' })
  await waitFor(page.actor, (snapshot) => snapshot.matches({ payable: { truth: 'fresh' } }))
  expect(page.told).toEqual(['settled'])
  page.actor.send({ type: 'page.shown' })
  await waitFor(page.actor, (snapshot) => snapshot.hasTag('view.alreadyPaid'))
})

test.each([
  [404, { kind: 'notFound' }, 'view.notFound'],
  [423, { kind: 'paused', message: { en: '', ar: '' }, until: null }, 'view.paused'],
  [500, problem('unexpected', 'x'), 'view.failed'],
] as const)('a %i while loading shows its own view', async (status, body, view) => {
  const page = opened({ page: async () => ({ status, body }) }, { kind: 'notFound' })
  page.actor.send({ type: 'retry' })
  await waitFor(page.actor, (snapshot) => !snapshot.hasTag('busy'))
  expect(page.actor.getSnapshot().hasTag(view)).toBe(true)
})
