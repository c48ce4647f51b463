import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { deliveryFixture } from './delivery/delivery.fixtures.ts'
import { payPageMachine } from './payPage.machine.ts'
import type { PayOutcome, PayPageLoad } from './pay-outcomes.ts'
import { payableFixture, serverNow } from './pay-page.fixtures.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
const asking = deliveryFixture()
const told = deliveryFixture({ isComplete: true })

function open(
  load: PayPageLoad,
  { isDelivered = false, later = load, pay = null as PayOutcome | null } = {},
) {
  const clock = new SimulatedClock()
  const emitted: unknown[] = []
  const machine = payPageMachine.provide({
    actors: {
      loadPage: fromPromise(async () => later),
      pay: fromPromise(async () => pay ?? { kind: 'redirect' as const, url: '/bank' }),
    },
  })
  const now = () => Date.parse(serverNow) + clock.now()
  const actor = createActor(machine, { input: { transactionId: 'PR-1003', now, load, isDelivered }, clock })
  actor.on('*', (event) => void emitted.push(event))
  actor.start()
  const view = () => [...actor.getSnapshot().tags].filter((tag) => tag.startsWith('view.'))
  return { actor, clock, emitted, view }
}

test('a request that asks where to deliver asks before the choices', () => {
  const { actor, view } = open(payableFixture({ delivery: asking }))
  expect(view()).toEqual(['view.delivery'])
  actor.send({ type: 'pay.pressed', additionalPhone: null })
  expect(view()).toEqual(['view.delivery'])
  actor.send({ type: 'delivery.saved', load: payableFixture({ delivery: told }) })
  expect(view()).toEqual(['view.payable'])
})

test('a request that asks for nothing goes straight to the choices', () => {
  expect(open(payableFixture()).view()).toEqual(['view.payable'])
})

test('what was saved before is checked once more, but not twice in one visit', () => {
  expect(open(payableFixture({ delivery: told })).view()).toEqual(['view.delivery'])
  expect(open(payableFixture({ delivery: told }), { isDelivered: true }).view()).toEqual(['view.payable'])
  expect(open(payableFixture({ delivery: asking }), { isDelivered: true }).view()).toEqual(['view.delivery'])
})

test('the address may be changed until an attempt is under way', () => {
  const { actor, view } = open(payableFixture({ delivery: told }), { isDelivered: true })
  actor.send({ type: 'delivery.changed' })
  expect(view()).toEqual(['view.delivery'])
  expect(actor.getSnapshot().context.isChangingDelivery).toBe(true)
  actor.send({ type: 'delivery.saved', load: payableFixture({ delivery: told }) })
  expect(actor.getSnapshot().context.isChangingDelivery).toBe(false)
  const busy = open(payableFixture({ delivery: told, liveAttemptId: 'AT-1' }))
  expect(busy.view()).toEqual(['view.payable'])
  busy.actor.send({ type: 'delivery.changed' })
  expect(busy.view()).toEqual(['view.payable'])
})

test('a payment that is refused for a missing address comes back to the form', async () => {
  const refused = { kind: 'stateChanged', code: 'other', message: 'Tell us where' } as const
  const { actor, view, emitted } = open(payableFixture({ delivery: told }), {
    isDelivered: true,
    later: payableFixture({ delivery: asking }),
    pay: refused,
  })
  actor.send({ type: 'pay.pressed', additionalPhone: null })
  await settle()
  await settle()
  expect(view()).toEqual(['view.delivery'])
  expect(emitted).toEqual([{ type: 'notice', code: 'paymentFailed', message: 'Tell us where' }])
})

test('the request expires over the form too', () => {
  const expiresAt = new Date(Date.parse(serverNow) + 60_000).toISOString()
  const { clock, view, emitted } = open(payableFixture({ delivery: asking, expiresAt }))
  clock.increment(59_999)
  expect(view()).toEqual(['view.delivery'])
  clock.increment(1)
  expect(view()).toEqual(['view.expired'])
  expect(emitted).toEqual([{ type: 'notice', code: 'expired', message: null }])
})
