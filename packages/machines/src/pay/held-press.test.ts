import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { payPageMachine } from './payPage.machine.ts'
import type { PayInput, PayOutcome } from './pay-outcomes.ts'
import { payableFixture, serverNow } from './pay-page.fixtures.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Pay is pressed without a connection. */
function pressedOffline(expiresAt: string | null = null) {
  const sent: PayInput[] = []
  let line = () => {}
  const back = new Promise<void>((resolve) => (line = resolve))
  const clock = new SimulatedClock()
  const actor = createActor(
    payPageMachine.provide({
      guards: { isOffline: () => true },
      actors: {
        connection: fromPromise(() => back),
        pay: fromPromise<PayOutcome, PayInput>(async ({ input }) => {
          sent.push(input)
          return { kind: 'redirect', url: '/sandbox-bank/pay/1' }
        }),
      },
    }),
    {
      input: {
        transactionId: 'PR-1',
        now: () => Date.parse(serverNow) + clock.now(),
        load: payableFixture({ expiresAt }),
      },
      clock,
    },
  )
  actor.start()
  actor.send({ type: 'pay.pressed', additionalPhone: null })
  const comesBack = async () => {
    line()
    await settle()
  }
  return { actor, sent, comesBack, clock }
}

test('a press without a connection says that it waits, and is sent once when the line is back', async () => {
  const { actor, sent, comesBack } = pressedOffline()
  expect([...actor.getSnapshot().tags]).toEqual(expect.arrayContaining(['view.payable', 'held', 'busy']))
  actor.send({ type: 'pay.pressed', additionalPhone: null })
  await settle()
  expect(sent).toEqual([])
  await comesBack()
  expect(sent).toHaveLength(1)
  expect(actor.getSnapshot().hasTag('view.redirecting')).toBe(true)
})

test('a press that was stopped before the line came back is never sent', async () => {
  const { actor, sent, comesBack } = pressedOffline()
  actor.send({ type: 'pay.stopped' })
  expect(actor.getSnapshot().hasTag('busy')).toBe(false)
  await comesBack()
  expect(sent).toEqual([])
  expect(actor.getSnapshot().hasTag('view.payable')).toBe(true)
})

test('a request that expired while its press waited is not paid', async () => {
  const { actor, sent, comesBack, clock } = pressedOffline(
    new Date(Date.parse(serverNow) + 60_000).toISOString(),
  )
  clock.increment(61_000)
  await comesBack()
  expect(sent).toEqual([])
  expect(actor.getSnapshot().hasTag('view.expired')).toBe(true)
})
