import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { PayInput, PayOutcome, PayPageLoad } from './pay-outcomes.ts'
import { choiceFixture, payableFixture, serverNow } from './pay-page.fixtures.ts'
import { payPageMachine } from './payPage.machine.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test('who stops the way to the bank is asked again after 15 seconds, with what was chosen', async () => {
  const clock = new SimulatedClock()
  const load = payableFixture({ choices: [choiceFixture('knet', '7.000'), choiceFixture('card', '7.000')] })
  const leads = { kind: 'redirect', url: '/sandbox-bank/pay/1' } as const
  const actor = createActor(
    payPageMachine.provide({
      actors: {
        loadPage: fromPromise<PayPageLoad, { transactionId: string }>(async () => load),
        pay: fromPromise<PayOutcome, PayInput>(async () => leads),
      },
    }),
    {
      clock,
      input: { transactionId: 'PR-1', now: () => Date.parse(serverNow), load },
    },
  ).start()
  actor.send({ type: 'choice.selected', gatewayCode: 'card' })
  actor.send({ type: 'pay.pressed', additionalPhone: null })
  await settle()
  clock.increment(14_999)
  expect(actor.getSnapshot().matches('redirecting')).toBe(true)
  clock.increment(1)
  await settle()
  expect(actor.getSnapshot().hasTag('view.payable')).toBe(true)
  expect(actor.getSnapshot().context.selected).toBe('card')
})
