import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { deliveryFixture } from './delivery/delivery.fixtures.ts'
import { payPageMachine } from './payPage.machine.ts'
import type { ChoicesOutcome, PayInput, PayOutcome, PayPageLoad } from './pay-outcomes.ts'
import { choiceFixture, payableFixture, serverNow } from './pay-page.fixtures.ts'

type Answers = { choices: ChoicesOutcome }

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
const press = { type: 'pay.pressed', additionalPhone: null } as const

function open(load: PayPageLoad, answers: Answers, more: { isAmountRefused?: boolean } = {}) {
  const clock = new SimulatedClock()
  const calls = { choices: [] as string[], pay: [] as PayInput[] }
  const machine = payPageMachine.provide({
    actors: {
      loadChoices: fromPromise<ChoicesOutcome, { transactionId: string; amount: string }>(
        async ({ input }) => {
          calls.choices.push(input.amount)
          return answers.choices
        },
      ),
      pay: fromPromise<PayOutcome, PayInput>(async ({ input }) => {
        calls.pay.push(input)
        return { kind: 'redirect', url: '/bank' }
      }),
    },
  })
  const now = () => Date.parse(serverNow) + clock.now()
  const actor = createActor(machine, { input: { transactionId: 'PR-1', now, load, ...more }, clock })
  actor.start()
  return { actor, clock, calls, context: () => actor.getSnapshot().context }
}

test('where the choices could not be had, the next press asks for them once more instead of paying', async () => {
  const answers: Answers = { choices: { kind: 'refused', message: 'Busy', fieldErrors: {} } }
  const { actor, clock, calls } = open(payableFixture(), answers)
  actor.send({ type: 'amount.changed', typed: '5' })
  clock.increment(500)
  await settle()
  answers.choices = { kind: 'choices', choices: [choiceFixture('knet', '5.000')], wallets: [] }
  actor.send(press)
  await settle()
  expect(calls).toMatchObject({ choices: ['5.000', '5.000'], pay: [] })
  actor.send(press)
  await settle()
  expect(calls.pay).toMatchObject([{ amount: '5.000' }])
})

test('a typed amount outlives a visit to the address, with the choices that belong to it', async () => {
  const answers: Answers = {
    choices: { kind: 'choices', choices: [choiceFixture('knet', '5.000')], wallets: [] },
  }
  const delivery = deliveryFixture({ isComplete: true })
  const load = payableFixture({ delivery })
  const { actor, clock, calls, context } = open(load, answers)
  actor.send({ type: 'delivery.saved', load })
  actor.send({ type: 'amount.changed', typed: '5' })
  clock.increment(500)
  await settle()
  actor.send({ type: 'delivery.changed' })
  actor.send({ type: 'delivery.saved', load })
  actor.send(press)
  expect(calls.pay).toEqual([])
  await settle()
  expect(context()).toMatchObject({ amount: '5.000', choices: [{ total: { amount: '5.000' } }] })
  actor.send(press)
  await settle()
  expect(calls.pay).toMatchObject([{ amount: '5.000' }])
})

test.each(['0', '1', 'abc', '48,750'])('the total of the amount before is not that of %s', async (typed) => {
  const refusal: ChoicesOutcome = { kind: 'refused', message: null, fieldErrors: { amount: ['Too low'] } }
  const { actor, clock } = open(payableFixture(), { choices: refusal })
  const isPriced = () => actor.getSnapshot().hasTag('priced')
  expect(isPriced()).toBe(true)
  actor.send({ type: 'amount.changed', typed })
  expect(isPriced()).toBe(false)
  clock.increment(500)
  await settle()
  expect(isPriced()).toBe(false)
})

test('the refused amount of the plain form has no total until it is put right', async () => {
  const choices: ChoicesOutcome = { kind: 'choices', choices: [choiceFixture('knet', '5.000')], wallets: [] }
  const { actor, clock, calls } = open(payableFixture(), { choices }, { isAmountRefused: true })
  expect(actor.getSnapshot().hasTag('priced')).toBe(false)
  actor.send(press)
  expect(calls.pay).toEqual([])
  actor.send({ type: 'amount.changed', typed: '5' })
  clock.increment(500)
  await settle()
  expect(actor.getSnapshot().hasTag('priced')).toBe(true)
})
