import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { payPageMachine } from './payPage.machine.ts'
import type { ChoicesOutcome, PayInput, PayOutcome, PayPageLoad } from './pay-outcomes.ts'
import { billFixture, choiceFixture, invalidFixture, payableFixture, serverNow } from './pay-page.fixtures.ts'

type Answers = { load?: PayPageLoad; choices?: ChoicesOutcome; pay?: PayOutcome | Error; now?: number }

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

function open(load: PayPageLoad | null, answers: Answers = {}) {
  const clock = new SimulatedClock()
  const calls = { choices: [] as string[], pay: [] as PayInput[], loads: 0 }
  const emitted: unknown[] = []
  const machine = payPageMachine.provide({
    actors: {
      loadPage: fromPromise(async () => {
        calls.loads += 1
        if (!answers.load) throw new Error('offline')
        return answers.load
      }),
      loadChoices: fromPromise<ChoicesOutcome, { transactionId: string; amount: string }>(
        async ({ input }) => {
          calls.choices.push(input.amount)
          return answers.choices ?? { kind: 'choices', choices: [choiceFixture('knet', '4.000')] }
        },
      ),
      pay: fromPromise<PayOutcome, PayInput>(async ({ input }) => {
        calls.pay.push(input)
        if (answers.pay instanceof Error) throw answers.pay
        return answers.pay ?? { kind: 'redirect', url: '/sandbox-bank/pay/1' }
      }),
    },
  })
  const start = answers.now ?? Date.parse(serverNow)
  const now = () => start + clock.now()
  const actor = createActor(machine, { input: { transactionId: 'PR-1', now, load }, clock })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const view = () => [...actor.getSnapshot().tags].filter((tag) => tag.startsWith('view.'))
  return { actor, clock, calls, emitted, view, context: () => actor.getSnapshot().context }
}

const press = { type: 'pay.pressed', additionalPhone: null } as const
const inSeconds = (seconds: number) => new Date(Date.parse(serverNow) + seconds * 1000).toISOString()

test('what the server rendered is shown without asking again', () => {
  const { calls, view } = open(payableFixture())
  expect(view()).toEqual(['view.payable'])
  expect(calls.loads).toBe(0)
})

test('without a server answer the skeleton shows until the page has loaded', async () => {
  const { view } = open(null, { load: payableFixture() })
  expect(view()).toEqual(['view.skeleton'])
  await settle()
  expect(view()).toEqual(['view.payable'])
})

test('a page that cannot be loaded offers a retry that works', async () => {
  const answers: Answers = {}
  const { actor, view } = open(null, answers)
  await settle()
  expect(view()).toEqual(['view.failed'])
  answers.load = payableFixture()
  actor.send({ type: 'retry' })
  await settle()
  expect(view()).toEqual(['view.payable'])
})

test.each([
  ['notFound', { kind: 'notFound' }],
  ['paused', { kind: 'paused', message: { en: '', ar: '' }, until: null }],
  ['invalid', invalidFixture()],
  ['expired', { kind: 'expired', bill: billFixture(), serverNow }],
  ['alreadyPaid', { kind: 'alreadyPaid', bill: billFixture(), attemptId: 'AT-1', state: 'paid', paid: null }],
  ['redirecting', { kind: 'redirect', url: '/en/attempt/AT-1', host: null }],
] as const)('%s has its own view', (name, load) => {
  expect(open(load as PayPageLoad).view()).toEqual([`view.${name}`])
})

test('next_url of this site is followed, one of a stranger waits for the person', () => {
  const emittedOf = (host: string | null) => open({ kind: 'redirect', url: 'u', host }).emitted
  expect(emittedOf(null)).toEqual([{ type: 'redirect', url: 'u' }])
  expect(emittedOf('evil.example')).toEqual([])
})

test('the preferred gateway is selected, else the lowest fee', () => {
  const choices = [choiceFixture('card', '7.000', '0.250'), choiceFixture('instalments', '7.000', '0.100')]
  expect(open(payableFixture({ choices })).context().selected).toBe('instalments')
  const withKnet = [...choices, choiceFixture('knet', '7.000', '0.300')]
  expect(open(payableFixture({ choices: withKnet, preferredGateway: 'KNET' })).context().selected).toBe(
    'knet',
  )
})

test('choices are refreshed once, 500 ms after the last change, and pay waits for them', async () => {
  const { actor, clock, calls } = open(payableFixture())
  actor.send({ type: 'amount.changed', typed: '3' })
  clock.increment(499)
  actor.send({ type: 'amount.changed', typed: '٤' })
  clock.increment(499)
  actor.send(press)
  expect(calls).toMatchObject({ choices: [], pay: [] })
  clock.increment(1)
  await settle()
  expect(calls.choices).toEqual(['4.000'])
  actor.send(press)
  await settle()
  expect(calls.pay).toMatchObject([{ amount: '4.000', gatewayCode: 'knet' }])
})

test('an emptied amount falls back to the base_amount of the selected choice', async () => {
  const { actor, clock, calls } = open(payableFixture())
  actor.send({ type: 'amount.changed', typed: '' })
  clock.increment(500)
  await settle()
  expect(calls.choices).toEqual(['7.000'])
})

test.each([
  ['0', 'notPositive'],
  ['-1', 'notPositive'],
  ['1.2345', 'tooManyDecimals'],
  ['48,750', 'ambiguous'],
  ['seven', 'malformed'],
  ['9'.repeat(20), 'tooLarge'],
] as const)('an amount of %s is refused as %s and cannot be paid', (typed, problem) => {
  const { actor, calls, context } = open(payableFixture())
  actor.send({ type: 'amount.changed', typed })
  actor.send(press)
  expect(context().amountProblem).toBe(problem)
  expect(calls.pay).toEqual([])
})

test("the server's amount errors land on the field and keep the last choices", async () => {
  const refusal = { kind: 'refused', message: null, fieldErrors: { amount: ['At least 5.000'] } } as const
  const { actor, clock, context, emitted } = open(payableFixture(), { choices: refusal })
  actor.send({ type: 'amount.changed', typed: '1' })
  clock.increment(500)
  await settle()
  expect(context()).toMatchObject({
    fieldErrors: refusal.fieldErrors,
    choices: payableFixture().page.choices,
  })
  expect(emitted).toEqual([])
})

test('another choices failure is a notice with the message of the server', async () => {
  const refusal = { kind: 'refused', message: 'Busy', fieldErrors: {} } as const
  const { actor, clock, emitted } = open(payableFixture(), { choices: refusal })
  actor.send({ type: 'amount.changed', typed: '5' })
  clock.increment(500)
  await settle()
  expect(emitted).toEqual([{ type: 'notice', code: 'choicesFailed', message: 'Busy' }])
})

test('paying hands the browser the redirect address', async () => {
  const { actor, emitted, view } = open(payableFixture())
  actor.send(press)
  await settle()
  expect(view()).toEqual(['view.redirecting'])
  expect(emitted).toEqual([{ type: 'redirect', url: '/sandbox-bank/pay/1' }])
})

test('a second press while paying is ignored', async () => {
  const { actor, calls } = open(payableFixture())
  actor.send(press)
  actor.send(press)
  await settle()
  expect(calls.pay).toHaveLength(1)
})

test('the amount cannot change under a running payment', () => {
  const { actor, context } = open(payableFixture())
  actor.send(press)
  actor.send({ type: 'amount.changed', typed: '1' })
  expect(context().amount).toBeNull()
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
})

test('after 15 seconds without an answer the page says so and goes on waiting', () => {
  const { actor, clock } = open(payableFixture())
  actor.send(press)
  clock.increment(14_999)
  expect(actor.getSnapshot().hasTag('slow')).toBe(false)
  clock.increment(1)
  expect(actor.getSnapshot().hasTag('slow')).toBe(true)
  expect(actor.getSnapshot().matches('paying')).toBe(true)
})

test('payment failure is a notice: the message of the server, else none', async () => {
  const noticesOf = async (pay: PayOutcome | Error) => {
    const { actor, emitted } = open(payableFixture(), { pay })
    actor.send(press)
    await settle()
    return emitted
  }
  expect(await noticesOf({ kind: 'refused', message: 'No', fieldErrors: {} })).toEqual([
    { type: 'notice', code: 'paymentFailed', message: 'No' },
  ])
  expect(await noticesOf(new Error('x'))).toEqual([{ type: 'notice', code: 'paymentFailed', message: null }])
})

test('field errors of the payment are shown on their fields, with no notice beside them', async () => {
  const fieldErrors = { customerAdditionalPhone: ['Enter valid phone number'] }
  const { actor, context, emitted } = open(payableFixture({ additionalPhone: { country: 'KW' } }), {
    pay: { kind: 'refused', message: 'x', fieldErrors },
  })
  actor.send({ type: 'pay.pressed', additionalPhone: '1' })
  await settle()
  expect(context()).toMatchObject({ fieldErrors, additionalPhone: '1' })
  expect(emitted).toEqual([])
})

test('a refusal for the state of the transaction reads the page again', async () => {
  const load: PayPageLoad = {
    kind: 'alreadyPaid',
    bill: billFixture(),
    attemptId: 'AT-1',
    state: 'paid',
    paid: null,
  }
  const { actor, view } = open(payableFixture(), {
    load,
    pay: { kind: 'stateChanged', code: 'other', message: 'Paid' },
  })
  actor.send(press)
  await settle()
  await settle()
  expect(view()).toEqual(['view.alreadyPaid'])
})

test('the request expires during the visit with a notice, and the bill stays', () => {
  const { clock, emitted, view, context } = open(payableFixture({ expiresAt: inSeconds(60) }))
  clock.increment(59_999)
  expect(view()).toEqual(['view.payable'])
  clock.increment(1)
  expect(view()).toEqual(['view.expired'])
  expect(emitted).toEqual([{ type: 'notice', code: 'expired', message: null }])
  expect(context().load).toMatchObject({ page: { bill: { transactionId: 'PR-1' } } })
})

test('a phone that is a day ahead does not expire the request early', () => {
  const aDayAhead = Date.parse(serverNow) + 86_400_000
  const { clock, view } = open(payableFixture({ expiresAt: inSeconds(60) }), { now: aDayAhead })
  clock.increment(59_999)
  expect(view()).toEqual(['view.payable'])
})

test('an expiry farther away than a timer can count is still met', () => {
  const { clock, view } = open(payableFixture({ expiresAt: inSeconds(40 * 86_400) }))
  clock.increment(40 * 86_400_000 - 1)
  expect(view()).toEqual(['view.payable'])
  clock.increment(1)
  expect(view()).toEqual(['view.expired'])
})

test('where the merchant requires it, paying before agreeing opens the terms', () => {
  const { actor, calls, emitted } = open(payableFixture({ termsRequired: true }))
  actor.send(press)
  expect(actor.getSnapshot().hasTag('terms.open')).toBe(true)
  expect(emitted).toEqual([{ type: 'notice', code: 'termsRequired', message: null }])
  actor.send({ type: 'terms.agreed' })
  actor.send(press)
  expect(actor.getSnapshot().matches('paying')).toBe(true)
  expect(calls.pay).toHaveLength(1)
})

test('coming back to the page shows the true state, and keeps an edited amount', async () => {
  const answers: Answers = { load: payableFixture({ expiresAt: inSeconds(90) }) }
  const { actor, clock, context, view } = open(payableFixture(), answers)
  actor.send({ type: 'amount.changed', typed: '4' })
  clock.increment(500)
  await settle()
  actor.send({ type: 'page.shown' })
  await settle()
  expect(context()).toMatchObject({ amount: '4.000', load: { page: { bill: { expiresAt: inSeconds(90) } } } })
  answers.load = { kind: 'alreadyPaid', bill: billFixture(), attemptId: 'AT-1', state: 'paid', paid: null }
  actor.send({ type: 'page.shown' })
  await settle()
  expect(view()).toEqual(['view.alreadyPaid'])
})

test('a page restored after the redirect reads its state again', async () => {
  const answers: Answers = {
    load: { kind: 'alreadyPaid', bill: billFixture(), attemptId: 'AT-1', state: 'paid', paid: null },
  }
  const { actor, view } = open(payableFixture(), answers)
  actor.send(press)
  await settle()
  actor.send({ type: 'page.shown' })
  await settle()
  expect(view()).toEqual(['view.alreadyPaid'])
})
