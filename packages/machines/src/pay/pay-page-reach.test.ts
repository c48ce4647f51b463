import { expect, test } from 'vitest'
import type { EventFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { payPageMachine } from './payPage.machine.ts'
import { deliveryFixture } from './delivery/delivery.fixtures.ts'
import { billFixture, choiceFixture, invalidFixture, payableFixture, serverNow } from './pay-page.fixtures.ts'

const walletPress = { type: 'wallet.pressed', gatewayCode: 'apple_pay', additionalPhone: null } as const
const consent = { token: 't', mark: 'm', finish: async () => {} }
/** Pressed where there is no connection. */
const offlinePress = { type: 'pay.pressed', additionalPhone: 'offline' } as const
const press = { type: 'pay.pressed', additionalPhone: null } as const
const inSeconds = (seconds: number) => new Date(Date.parse(serverNow) + seconds * 1000).toISOString()
const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output }) as never
const failed = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('x') }) as never
const after = (delay: string, node: string) => ({ type: `xstate.after.${delay}.payPage.${node}` }) as never

const everything: EventFrom<typeof payPageMachine>[] = [
  { type: 'retry' },
  { type: 'page.shown' },
  { type: 'choice.selected', gatewayCode: 'card' },
  { type: 'amount.changed', typed: '5' },
  { type: 'amount.changed', typed: '-1' },
  { type: 'terms.opened' },
  { type: 'terms.agreed' },
  { type: 'terms.closed' },
  press,
  offlinePress,
  { type: 'pay.stopped' },
  done('connection', undefined),
  walletPress,
  { type: 'wallet.ready' },
  { type: 'wallet.authorised', consent },
  { type: 'wallet.canceled' },
  { type: 'wallet.failed', message: null },
  { type: 'delivery.saved', load: payableFixture({ delivery: deliveryFixture({ isComplete: true }) }) },
  { type: 'delivery.changed' },
  done('loadPage', payableFixture()),
  done('loadPage', payableFixture({ delivery: deliveryFixture() })),
  done('loadPage', payableFixture({ expiresAt: inSeconds(-1) })),
  done('loadPage', { kind: 'notFound' }),
  done('loadPage', { kind: 'paused', message: { en: '', ar: '' }, until: null }),
  done('loadPage', invalidFixture()),
  done('loadPage', { kind: 'expired', bill: billFixture(), serverNow }),
  done('loadPage', {
    kind: 'alreadyPaid',
    bill: billFixture(),
    attemptId: 'AT-1',
    state: 'paid',
    paid: null,
  }),
  done('loadPage', { kind: 'redirect', url: 'u', host: null }),
  done('loadPage', { kind: 'redirect', url: 'u', host: 'evil.example' }),
  failed('loadPage'),
  done('rereadPage', payableFixture()),
  failed('rereadPage'),
  done('loadChoices', { kind: 'choices', choices: [choiceFixture('knet', '5.000')] }),
  done('loadChoices', { kind: 'refused', message: null, fieldErrors: { amount: ['x'] } }),
  failed('loadChoices'),
  done('pay', { kind: 'redirect', url: 'u' }),
  done('pay', { kind: 'refused', message: null, fieldErrors: {} }),
  failed('pay'),
  after('amountDebounce', 'payable.amount.debouncing'),
  after('patience', 'paying.fresh'),
  after('untilExpiry', 'payable.time.watching'),
  after('untilExpiry', 'delivery'),
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

const machine = payPageMachine.provide({
  guards: { isOffline: ({ event }) => event === offlinePress },
})

const paths = getShortestPaths(machine, {
  input: { transactionId: 'PR-1', now: () => Date.parse(serverNow), load: null },
  events: everything,
  serializeState: (state) => JSON.stringify([state.value, state.context.amountProblem]),
  limit: 10_000,
})

test('every state of the pay page can be reached', () => {
  const reached = new Set(paths.flatMap(({ state }) => resting(state.value)))
  const passedThrough = ['opening', 'payable.amount.beginning']
  const missing = leaves(payPageMachine.config as Node).filter(
    (leaf) => !reached.has(leaf) && !passedThrough.includes(leaf),
  )
  expect(missing).toEqual([])
})

test('exactly one view shows in every reachable configuration', () => {
  const views = paths.map(({ state }) => ({
    value: state.value,
    views: [...state.tags].filter((tag) => tag.startsWith('view.')).length,
  }))
  expect(views.filter((shown) => shown.views !== 1)).toEqual([])
})

test('a total is shown only where the choices are for the amount in the field', () => {
  const contradicted = paths.filter(
    ({ state }) =>
      state.hasTag('priced') &&
      (state.context.amountProblem !== null || state.context.amount !== state.context.choicesFor),
  )
  expect(contradicted.map(({ state }) => state.value)).toEqual([])
})
