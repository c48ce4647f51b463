import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { FieldErrors, PayInput, PayOutcome, PayPageLoad } from './pay-outcomes.ts'
import { choiceFixture, payableFixture, serverNow } from './pay-page.fixtures.ts'
import { payPageMachine } from './payPage.machine.ts'

const press = { type: 'pay.pressed', additionalPhone: null } as const
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A page that was opened as `shown`, of a request that has become `now`. */
function open(shown: PayPageLoad, now: PayPageLoad, fieldErrors: FieldErrors) {
  const sent: PayInput[] = []
  const emitted: unknown[] = []
  const [message = null] = Object.values(fieldErrors).flat()
  const actor = createActor(
    payPageMachine.provide({
      actors: {
        loadPage: fromPromise(async () => now),
        pay: fromPromise<PayOutcome, PayInput>(async ({ input }) => {
          sent.push(input)
          return { kind: 'refused', message, fieldErrors }
        }),
      },
    }),
    { input: { transactionId: 'PR-1', now: () => Date.parse(serverNow), load: shown } },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const isView = (view: 'view.payable') => actor.getSnapshot().hasTag(view)
  return { actor, sent, emitted, isView, context: () => actor.getSnapshot().context }
}

const both = [choiceFixture('card', '7.000'), choiceFixture('knet', '7.000')]

test('a gateway that is no longer offered is told in the notice, and the page is read again without it', async () => {
  const page = open(payableFixture({ choices: both }), payableFixture(), {
    gatewayCode: ['Choose one of the offered gateways'],
  })
  expect(page.context().selected).toBe('card')
  page.actor.send(press)
  await settle()
  await settle()
  expect(page.emitted).toEqual([
    { type: 'notice', code: 'paymentFailed', message: 'Choose one of the offered gateways' },
  ])
  expect(page.isView('view.payable')).toBe(true)
  expect(page.context()).toMatchObject({ selected: 'knet', fieldErrors: {} })
  expect(page.context().choices).toEqual(payableFixture().page.choices)
})

test('terms that became others are told in the notice, asked about anew, and sent in their version', async () => {
  const page = open(
    payableFixture({ termsRequired: true }),
    payableFixture({ termsRequired: true, termsVersion: 2 }),
    { terms: ['Please read and accept the terms first'] },
  )
  page.actor.send({ type: 'terms.opened' })
  page.actor.send({ type: 'terms.agreed' })
  page.actor.send(press)
  await settle()
  await settle()
  expect(page.emitted).toEqual([
    { type: 'notice', code: 'paymentFailed', message: 'Please read and accept the terms first' },
  ])
  page.actor.send(press)
  expect(page.actor.getSnapshot().hasTag('terms.open')).toBe(true)
  page.actor.send({ type: 'terms.agreed' })
  page.actor.send(press)
  await settle()
  expect(page.sent.map(({ termsVersion }) => termsVersion)).toEqual([1, 2])
})

test('a phone that is asked for since the page was opened is told of, and its field is there', async () => {
  const asked = payableFixture({ additionalPhone: { country: 'KW' } })
  const page = open(payableFixture(), asked, { customerAdditionalPhone: ['This field is required'] })
  page.actor.send(press)
  await settle()
  await settle()
  expect(page.emitted).toEqual([{ type: 'notice', code: 'paymentFailed', message: 'This field is required' }])
  expect(page.context().load).toEqual(asked)
})

test('terms that became others while the page was away are asked about anew', async () => {
  const later = payableFixture({ termsRequired: true, termsVersion: 2 })
  const page = open(payableFixture({ termsRequired: true }), later, {})
  page.actor.send({ type: 'terms.opened' })
  page.actor.send({ type: 'terms.agreed' })
  page.actor.send({ type: 'page.shown' })
  await settle()
  expect(page.context().termsAgreed).toBe(false)
})
