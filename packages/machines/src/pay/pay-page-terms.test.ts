import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { PayInput, PayOutcome } from './pay-outcomes.ts'
import { payPageMachine } from './payPage.machine.ts'
import { payableFixture, serverNow } from './pay-page.fixtures.ts'

const press = { type: 'pay.pressed', additionalPhone: null } as const

test('terms that were agreed to on the plain form need no second agreement', () => {
  const actor = createActor(
    payPageMachine.provide({
      actors: { pay: fromPromise<PayOutcome, PayInput>(() => new Promise<PayOutcome>(() => {})) },
    }),
    {
      input: {
        transactionId: 'PR-1',
        now: () => Date.parse(serverNow),
        load: payableFixture({ termsRequired: true }),
        termsAgreed: true,
      },
    },
  ).start()
  actor.send(press)
  expect(actor.getSnapshot().matches('paying')).toBe(true)
})
