import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { payableFixture } from '../pay-page.fixtures.ts'
import type { Delivery, SaveInput, SaveOutcome } from './delivery-outcomes.ts'
import { deliveryFixture, fieldsFixture, salmiya } from './delivery.fixtures.ts'
import { deliveryMachine } from './delivery.machine.ts'

const settle = () => new Promise<void>((resolve) => setTimeout(resolve))
const quiet = { welcome: null, confirm: null }
const saved: SaveOutcome = { kind: 'saved', load: payableFixture() }
const submit = { type: 'form.submitted', fields: fieldsFixture() } as const

function open(
  changes: Partial<Delivery> = quiet,
  outcomes: (SaveOutcome | Error)[] = [saved],
  isQuiet = false,
) {
  const sent: SaveInput[] = []
  const emitted: unknown[] = []
  const save = fromPromise<SaveOutcome, SaveInput>(async ({ input }) => {
    sent.push(input)
    const outcome = outcomes.shift()
    if (!outcome || outcome instanceof Error) throw outcome ?? new Error('asked once too often')
    return outcome
  })
  const actor = createActor(deliveryMachine.provide({ actors: { saveDelivery: save } }), {
    input: { transactionId: 'PR-1003', delivery: deliveryFixture(changes), isQuiet },
  })
  actor.on('*', (event) => void emitted.push(event))
  actor.start()
  return {
    actor,
    sent,
    emitted,
    tags: () => [...actor.getSnapshot().tags].toSorted(),
    context: () => actor.getSnapshot().context,
  }
}

test('popups come only as configured: welcome, then what was saved is to be checked, then the form', () => {
  const savedBefore = { fields: fieldsFixture(), location: salmiya }
  const { actor, tags } = open({ saved: savedBefore })
  expect(tags()).toEqual(['form', 'popup.welcome'])
  actor.send({ type: 'popup.closed' })
  expect(tags()).toEqual(['form', 'popup.prefilled'])
  actor.send({ type: 'popup.closed' })
  expect(tags()).toEqual(['form'])
  expect(open(quiet).tags()).toEqual(['form'])
  expect(open({ ...quiet, saved: savedBefore }).tags()).toEqual(['form', 'popup.prefilled'])
  expect(open({ saved: savedBefore }, [], true).tags()).toEqual(['form'])
})

test('Submit waits until the location has been moved, and then saves what was submitted', async () => {
  const { actor, sent, emitted, tags } = open()
  actor.send(submit)
  expect(tags()).toEqual(['form'])
  actor.send({ type: 'map.editPressed' })
  actor.send({ type: 'map.confirmed', to: salmiya })
  actor.send(submit)
  expect(tags()).toEqual(['busy', 'form'])
  await settle()
  expect(sent).toEqual([
    { transactionId: 'PR-1003', fields: fieldsFixture(), location: salmiya, isPinConfirmed: false },
  ])
  expect(emitted).toEqual([{ type: 'saved', load: payableFixture() }])
  expect(actor.getSnapshot().status).toBe('done')
})

test('a saved location counts as moved', () => {
  const { actor, tags } = open({ ...quiet, saved: { fields: fieldsFixture(), location: salmiya } })
  actor.send({ type: 'popup.closed' })
  actor.send(submit)
  expect(tags()).toEqual(['busy', 'form'])
})

test('nothing can be submitted while the map is being edited; cancelling keeps the pin where it was', () => {
  const { actor, tags, context } = open({ ...quiet, saved: { fields: fieldsFixture(), location: salmiya } })
  actor.send({ type: 'popup.closed' })
  actor.send({ type: 'map.editPressed' })
  actor.send(submit)
  expect(tags()).toEqual(['form', 'map.editing'])
  actor.send({ type: 'map.cancelled' })
  expect([tags(), context().location]).toEqual([['form'], salmiya])
})

test('a location that is described instead of pinned counts as moved', () => {
  const { actor, context, tags } = open()
  actor.send({ type: 'location.described', at: salmiya })
  expect(context()).toMatchObject({ location: salmiya, isLocationMoved: true })
  actor.send(submit)
  expect(tags()).toEqual(['busy', 'form'])
})

test('where a second popup is configured it is asked first; No goes back with what was typed', async () => {
  const { actor, sent, context, tags } = open({ welcome: null }, [saved])
  actor.send({ type: 'location.described', at: salmiya })
  actor.send(submit)
  expect(tags()).toEqual(['form', 'popup.confirm'])
  actor.send({ type: 'confirm.no' })
  expect([tags(), context().fields, sent]).toEqual([['form'], fieldsFixture(), []])
  actor.send(submit)
  actor.send({ type: 'confirm.yes' })
  await settle()
  expect(sent).toHaveLength(1)
})

test('a pin that is elsewhere is a question; standing by it saves it as it is', async () => {
  const question: SaveOutcome = { kind: 'pinElsewhere', message: 'Which is right?' }
  const { actor, sent, context, tags } = open(quiet, [question, saved])
  actor.send({ type: 'location.described', at: salmiya })
  actor.send(submit)
  await settle()
  expect([tags(), context().pinQuestion]).toEqual([['form', 'popup.pin'], 'Which is right?'])
  actor.send({ type: 'pin.kept' })
  await settle()
  expect(sent.map(({ isPinConfirmed }) => isPinConfirmed)).toEqual([false, true])
})

test('the form being right moves the pin; a pin moved after the question is asked about again', async () => {
  const question: SaveOutcome = { kind: 'pinElsewhere', message: 'Which is right?' }
  const { actor, sent, tags } = open(quiet, [question, question, saved])
  actor.send({ type: 'location.described', at: salmiya })
  actor.send(submit)
  await settle()
  actor.send({ type: 'pin.doubted' })
  expect(tags()).toEqual(['form'])
  actor.send(submit)
  await settle()
  const jabriya = { lat: 29.317, lng: 48.03 }
  actor.send({ type: 'pin.moved', to: jabriya })
  await settle()
  expect(sent.map(({ location, isPinConfirmed }) => [location, isPinConfirmed])).toEqual([
    [salmiya, false],
    [salmiya, false],
    [jabriya, false],
  ])
})

test('texts of the server stand at their fields with no notice beside them, and go with the next press', async () => {
  const fieldErrors = { houseNo: ['This field is required'], location: ['The pin is outside Kuwait'] }
  const { actor, context, emitted, tags } = open(quiet, [
    { kind: 'refused', message: 'x', fieldErrors },
    saved,
  ])
  actor.send({ type: 'location.described', at: { lat: 25, lng: 55 } })
  actor.send(submit)
  await settle()
  expect([tags(), context().fieldErrors, emitted]).toEqual([['form'], fieldErrors, []])
  actor.send({ type: 'location.described', at: salmiya })
  expect(context().fieldErrors).toEqual({ houseNo: ['This field is required'] })
  actor.send(submit)
  expect(context().fieldErrors).toEqual({})
})

test.each([
  ['a refusal', { kind: 'refused', message: 'No', fieldErrors: {} } as const, 'No'],
  ['no answer', new Error('offline'), null],
])('%s is a notice, and the form stays', async (_, outcome, message) => {
  const { actor, emitted, tags } = open(quiet, [outcome])
  actor.send({ type: 'location.described', at: salmiya })
  actor.send(submit)
  await settle()
  expect([tags(), emitted]).toEqual([['form'], [{ type: 'notice', message }]])
})

test('a request that changed under the form says so to the page', async () => {
  const { actor, emitted } = open(quiet, [{ kind: 'stateChanged', message: 'Paid' }])
  actor.send({ type: 'location.described', at: salmiya })
  actor.send(submit)
  await settle()
  expect(emitted).toEqual([{ type: 'stateChanged', message: 'Paid' }])
})

test('what was pressed twice is saved once', async () => {
  const { actor, sent } = open()
  actor.send({ type: 'location.described', at: salmiya })
  actor.send(submit)
  actor.send(submit)
  await settle()
  expect(sent).toHaveLength(1)
})
