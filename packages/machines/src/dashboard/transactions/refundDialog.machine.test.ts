import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { PerformInput, PerformOutcome } from './refund-setup.ts'
import { refundDialogMachine } from './refundDialog.machine.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
const kwd = (amount: string) => ({ amount, currency: 'KWD' })
const action = { value: 'refund', available: kwd('25.000') }
const done = { kind: 'done', message: null, isQueued: false, childId: 'R-1', requestId: null } as const

const open = (...outcomes: (PerformOutcome | Error)[]) => openOf(action, ...outcomes)

function openOf(of: typeof action, ...outcomes: (PerformOutcome | Error)[]) {
  const sent: PerformInput[] = []
  let keys = 0
  const machine = refundDialogMachine.provide({
    actors: {
      perform: fromPromise<PerformOutcome, PerformInput>(async ({ input }) => {
        sent.push(input)
        const outcome = outcomes.shift() ?? done
        if (outcome instanceof Error) throw outcome
        return outcome
      }),
    },
  })
  const actor = createActor(machine, { input: { action: of, newKey: () => `key-${++keys}` } })
  actor.start()
  const press = async () => {
    actor.send({ type: 'amount.submitted' })
    actor.send({ type: 'answer.yes' })
    await settle()
  }
  return { actor, sent, press, tags: () => [...actor.getSnapshot().tags] }
}

test('the amount starts at what is available, and an empty one is sent as null', async () => {
  const { actor, sent, press, tags } = open()
  expect(actor.getSnapshot().context.amountText).toBe('25.000')
  actor.send({ type: 'amount.changed', text: '' })
  await press()
  expect(sent).toEqual([{ action: 'refund', amount: null, availableSeen: '25.000', idempotencyKey: 'key-1' }])
  expect(tags()).toEqual(['step.success'])
  actor.send({ type: 'closed' })
  expect(actor.getSnapshot().output).toEqual({ changed: true })
})

test('an amount that is none is not asked about', () => {
  const { actor, tags } = open()
  for (const [text, problem] of [
    ['25.001', 'aboveAvailable'],
    ['1.0001', 'tooManyDecimals'],
    ['0', 'notPositive'],
  ] as const) {
    actor.send({ type: 'amount.changed', text })
    actor.send({ type: 'amount.submitted' })
    expect([tags(), actor.getSnapshot().context.problem]).toEqual([['step.amount'], problem])
  }
})

test.each([
  ['USD', '48.75', '1.234'],
  ['BHD', '48.750', '1.234'],
  ['JPY', '4875', '1.2'],
])('S2 §5: of %s %s, %s has too many decimals, whatever the bill is in', (currency, amount, text) => {
  const { actor, tags } = openOf({ ...action, available: { amount, currency } })
  expect(actor.getSnapshot().context).toMatchObject({ amountText: amount, problem: null })
  actor.send({ type: 'amount.changed', text })
  actor.send({ type: 'amount.submitted' })
  expect([tags(), actor.getSnapshot().context.problem]).toEqual([['step.amount'], 'tooManyDecimals'])
})

test('No goes back to the amount and keeps it; closing changes nothing', () => {
  const { actor, tags } = open()
  actor.send({ type: 'amount.changed', text: '10' })
  actor.send({ type: 'amount.submitted' })
  actor.send({ type: 'answer.no' })
  expect([tags(), actor.getSnapshot().context.amountText]).toEqual([['step.amount'], '10'])
  actor.send({ type: 'closed' })
  expect(actor.getSnapshot().output).toEqual({ changed: false })
})

test('while it is sent, nothing is heard: a second press cannot send twice', async () => {
  const { actor, sent, tags } = open()
  actor.send({ type: 'amount.submitted' })
  actor.send({ type: 'answer.yes' })
  for (const type of ['answer.yes', 'answer.no', 'closed', 'amount.submitted'] as const) actor.send({ type })
  expect(tags()).toEqual(['step.sure', 'busy'])
  await settle()
  expect([tags(), sent.length]).toEqual([['step.success'], 1])
})

test('a refusal comes back to the amount with the server’s words and what is available now', async () => {
  const changed = { code: 'available_changed', message: 'Changed', available: kwd('15.000'), requestId: 'r' }
  const { actor, press, sent, tags } = open({ kind: 'refused', problem: changed })
  await press()
  expect(tags()).toEqual(['step.amount'])
  expect(actor.getSnapshot().context).toMatchObject({
    amountText: '25.000',
    action: { available: kwd('15.000') },
    problem: 'aboveAvailable',
    trouble: { kind: 'refused', problem: changed },
  })
  actor.send({ type: 'amount.changed', text: '15' })
  expect(actor.getSnapshot().context.trouble).toBeNull()
  await press()
  expect(sent.map(({ availableSeen, idempotencyKey }) => [availableSeen, idempotencyKey])).toEqual([
    ['25.000', 'key-1'],
    ['15.000', 'key-2'],
  ])
})

test('where nobody knows what happened, the same press is sent again under its key', async () => {
  const { actor, press, sent } = open(new Error('cut'), { kind: 'failed', message: 'Gone' })
  await press()
  expect(actor.getSnapshot().context.trouble).toEqual({ kind: 'broken', message: null })
  await press()
  expect(actor.getSnapshot().context.trouble).toEqual({ kind: 'broken', message: 'Gone' })
  actor.send({ type: 'amount.changed', text: '10' })
  await press()
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2'])
})

test('a refund that asks for the password goes on under its key, or back to the question', async () => {
  const needed = { kind: 'passwordNeeded' } as const
  const { actor, press, sent, tags } = open(needed, needed)
  await press()
  expect(tags()).toEqual(['step.password'])
  actor.send({ type: 'password.canceled' })
  expect(tags()).toEqual(['step.sure'])
  actor.send({ type: 'answer.yes' })
  await settle()
  actor.send({ type: 'password.confirmed' })
  await settle()
  expect(tags()).toEqual(['step.success'])
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set(['key-1']))
})

const answered = (output: PerformOutcome) => ({ type: 'xstate.done.actor.perform', output }) as never

test('every state is reached, and each shows exactly one step', () => {
  const paths = getShortestPaths(refundDialogMachine, {
    input: { action, newKey: () => 'key' },
    events: [
      { type: 'amount.changed', text: '10' },
      { type: 'amount.changed', text: '99' },
      { type: 'amount.submitted' },
      { type: 'answer.yes' },
      { type: 'answer.no' },
      { type: 'password.confirmed' },
      { type: 'password.canceled' },
      { type: 'closed' },
      answered(done),
      answered({ kind: 'passwordNeeded' }),
      answered({ kind: 'refused', problem: { code: 'x', message: 'no', requestId: 'r' } }),
      answered({ kind: 'failed', message: null }),
      { type: 'xstate.error.actor.perform', error: new Error('cut') } as never,
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.problem, context.trouble]),
  })
  const reached = new Set(paths.map(({ state }) => String(state.value)))
  expect(reached).toEqual(new Set(Object.keys(refundDialogMachine.config.states ?? {})))
  for (const { state } of paths.filter((path) => path.state.status === 'active')) {
    expect([...state.tags].filter((tag) => tag.startsWith('step.'))).toHaveLength(1)
  }
})
