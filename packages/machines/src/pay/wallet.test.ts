import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { PayInput, PayOutcome, PayPageLoad } from './pay-outcomes.ts'
import { payPageMachine } from './payPage.machine.ts'
import { payableFixture, serverNow } from './pay-page.fixtures.ts'
import type { WalletEvent } from './wallet-sheet.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A pay page, and a wallet whose payer does what the test says. */
function open({ load = payableFixture(), pay = { kind: 'redirect', url: '/en/attempt/1' } }: Scene = {}) {
  const sent: PayInput[] = []
  const notices: unknown[] = []
  const machine = payPageMachine.provide({
    actors: {
      pay: fromPromise<PayOutcome, PayInput>(async ({ input }) => {
        sent.push(input)
        if (pay instanceof Error) throw pay
        return pay
      }),
    },
  })
  const actor = createActor(machine, {
    input: { transactionId: 'PR-1', now: () => Date.parse(serverNow), load },
  })
  actor.on('notice', ({ code, message }) => notices.push([code, message]))
  actor.start()
  const state = () => actor.getSnapshot()
  return {
    press: () =>
      actor.send({
        type: 'wallet.pressed',
        gatewayCode: 'apple_pay',
        additionalPhone: '+96550012345',
      }),
    state,
    sent,
    notices,
    mayOpen: () => state().matches({ wallet: 'validating' }),
    hears: async (event: WalletEvent) => (actor.send(event), settle()),
  }
}
type Scene = { load?: PayPageLoad; pay?: PayOutcome | Error }

const finish = async () => {}
const agreed: WalletEvent = { type: 'wallet.authorised', consent: { token: 'opaque', mark: 'm1', finish } }
const ready: WalletEvent = { type: 'wallet.ready' }

test('a second press is not heard while a sheet is open, and neither is Pay', () => {
  const page = open()
  page.press()
  expect(page.mayOpen()).toBe(true)
  const before = page.state()
  page.press()
  void page.hears({ type: 'pay.pressed', additionalPhone: null } as never)
  expect(page.state().value).toEqual(before.value)
  expect(page.sent).toEqual([])
})

test('what the wallet hands over is paid at its own gateway, once, and then forgotten', async () => {
  const page = open()
  page.press()
  await page.hears(ready)
  expect(page.state().matches({ wallet: 'authorising' })).toBe(true)
  await page.hears(agreed)
  expect(page.sent).toEqual([
    {
      transactionId: 'PR-1',
      gatewayCode: 'apple_pay',
      amount: '7.000',
      additionalPhone: '+96550012345',
      termsVersion: 1,
      wallet: { token: 'opaque', mark: 'm1', finish: expect.any(Function) },
    },
  ])
  expect(page.state().matches('redirecting')).toBe(true)
  expect(page.state().context.wallet).toBeNull()
})

test.each([
  ['before the wallet is ready', true],
  ['with the sheet open', false],
])('canceling %s comes back to the choices without a word and with the same choice', async (_, early) => {
  const page = open()
  const { selected } = page.state().context
  page.press()
  if (early) await page.hears({ type: 'wallet.canceled' })
  else {
    await page.hears(ready)
    await page.hears({ type: 'wallet.canceled' })
  }
  expect(page.state().hasTag('view.payable')).toBe(true)
  expect(page.state().hasTag('busy')).toBe(false)
  expect(page.state().context.selected).toBe(selected)
  expect([page.sent, page.notices]).toEqual([[], []])
})

test('a wallet that fails says why, in the server’s words where it has some', async () => {
  const page = open()
  page.press()
  await page.hears({ type: 'wallet.failed', message: 'Apple Pay could not be reached' })
  expect(page.notices).toEqual([['paymentFailed', 'Apple Pay could not be reached']])
  expect(page.state().matches('payable')).toBe(true)
})

test('a payment that is refused after the wallet agreed comes back, and the token is forgotten', async () => {
  const page = open({ pay: { kind: 'refused', message: 'No', fieldErrors: {} } })
  page.press()
  await page.hears(ready)
  await page.hears(agreed)
  expect(page.notices).toEqual([['paymentFailed', 'No']])
  expect(page.state().matches('payable')).toBe(true)
  expect(page.state().context.wallet).toBeNull()
})

test('terms that must be agreed to are asked before the sheet opens', () => {
  const page = open({ load: payableFixture({ termsRequired: true }) })
  page.press()
  expect(page.mayOpen()).toBe(false)
  expect(page.state().hasTag('terms.open')).toBe(true)
})

test('an expired request opens no sheet', () => {
  const page = open({
    load: payableFixture({ expiresAt: new Date(Date.parse(serverNow) - 1000).toISOString() }),
  })
  page.press()
  expect(page.mayOpen()).toBe(false)
  expect(page.state().hasTag('view.expired')).toBe(true)
})
