import { expect, test } from 'vitest'
import type { EventFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { payableFixture } from '../pay-page.fixtures.ts'
import { deliveryFixture, fieldsFixture, salmiya } from './delivery.fixtures.ts'
import { deliveryMachine } from './delivery.machine.ts'

const done = (output: unknown) => ({ type: 'xstate.done.actor.saveDelivery', output }) as never
const everything: EventFrom<typeof deliveryMachine>[] = [
  { type: 'popup.closed' },
  { type: 'map.editPressed' },
  { type: 'map.confirmed', to: salmiya },
  { type: 'map.cancelled' },
  { type: 'location.described', at: salmiya },
  { type: 'form.submitted', fields: fieldsFixture() },
  { type: 'confirm.yes' },
  { type: 'confirm.no' },
  { type: 'pin.kept' },
  { type: 'pin.moved', to: salmiya },
  { type: 'pin.doubted' },
  done({ kind: 'saved', load: payableFixture() }),
  done({ kind: 'refused', message: null, fieldErrors: {} }),
  done({ kind: 'pinElsewhere', message: 'x' }),
  done({ kind: 'stateChanged', message: null }),
  { type: 'xstate.error.actor.saveDelivery', error: new Error('x') } as never,
]

type Node = { states?: Record<string, Node> }
const leaves = (node: Node, path: string[] = []): string[] => {
  const children = Object.entries(node.states ?? {})
  return children.length
    ? children.flatMap(([key, child]) => leaves(child, [...path, key]))
    : [path.join('.')]
}
const resting = (value: unknown, path: string[] = []): string[] =>
  typeof value === 'string'
    ? [[...path, value].join('.')]
    : Object.entries(value as object).flatMap(([key, child]) => resting(child, [...path, key]))

const paths = getShortestPaths(deliveryMachine, {
  input: {
    transactionId: 'PR-1003',
    delivery: deliveryFixture({ saved: { fields: fieldsFixture(), location: null } }),
    isQuiet: false,
  },
  events: everything,
  serializeState: (state) => JSON.stringify([state.value, state.context.isLocationMoved]),
  limit: 10_000,
})

test('every state of the delivery step can be reached', () => {
  const reached = new Set(paths.flatMap(({ state }) => resting(state.value)))
  const passedThrough = ['opening', 'submitted']
  const missing = leaves(deliveryMachine.config as Node).filter(
    (leaf) => !reached.has(leaf) && !passedThrough.includes(leaf),
  )
  expect(missing).toEqual([])
})

test('the form always shows, under at most one popup', () => {
  const odd = paths.filter(({ state: { tags } }) => {
    const popups = [...tags].filter((tag) => tag.startsWith('popup.'))
    return !tags.has('form') || popups.length > 1
  })
  expect(odd.map(({ state }) => state.value)).toEqual([])
})
