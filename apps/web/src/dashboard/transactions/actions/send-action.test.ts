import { expect, test } from 'vitest'
import type { Asked } from './acted-on.ts'
import { sendAction, type StaffClient } from './send-action.ts'

const asked = (value: string, plugin = 'event'): Asked => ({
  on: {
    id: 'PR-1',
    plugin,
    state: 'paid',
    amount: { amount: '7.000', currency: 'KWD' },
    refunded: { amount: '0.000', currency: 'KWD' },
    customer: null,
    gateway: null,
  },
  action: {
    value,
    name: { en: value, ar: value },
    icon: '',
    available: null,
    attemptId: 'AT-2',
    claim: null,
    isPermitted: true,
    movesWhole: false,
    hindrance: null,
  },
})

function send(value: string, { status = 200, body = {} as object, plugin = 'event' } = {}) {
  const calls: unknown[] = []
  const answer = (name: string) => async (call: object) => {
    calls.push([name, call])
    return { status, body }
  }
  // Of the client only what is called here.
  const client = { actions: { act: answer('act'), remove: answer('remove') } } as unknown as StaffClient
  const sent = { ...asked(value, plugin), amount: '5', available: '7.000', key: 'press-1' }
  return { outcome: sendAction(client, sent), calls }
}

test('an action carries its amount, what was seen, its attempt and its key; deleting is a method', async () => {
  const done = { message: 'ok', isQueued: false, childId: null, requestId: null }
  const refund = send('refund', { body: done })
  expect(await refund.outcome).toEqual({ kind: 'done', ...done })
  expect(refund.calls).toEqual([
    [
      'act',
      {
        params: { plugin: 'event', id: 'PR-1', action: 'refund' },
        headers: { 'idempotency-key': 'press-1' },
        body: { amount: '5', available: '7.000', attempt: 'AT-2', claim: null },
      },
    ],
  ])
  const remove = send('delete', { body: done })
  await remove.outcome
  expect(remove.calls).toEqual([['remove', { params: { plugin: 'event', id: 'PR-1' }, body: {} }]])
})

const no = { code: 'x', message: 'no', requestId: 'r' }
const less = { ...no, available: { amount: '5.00', currency: 'USD' } }

test.each([
  [400, no, { kind: 'refused', problem: no }],
  [403, no, { kind: 'refused', problem: no }],
  [403, { code: 'reauth_required', message: 'Password' }, { kind: 'passwordNeeded' }],
  [409, less, { kind: 'refused', problem: less }],
  [422, no, { kind: 'refused', problem: no }],
  [404, { code: 'x', message: 'gone' }, { kind: 'failed', message: 'gone' }],
  [429, { code: 'x', message: 'slow' }, { kind: 'failed', message: 'slow' }],
])('%i %j is %j', async (status, body, outcome) => {
  expect(await send('refund', { status, body }).outcome).toEqual(outcome)
})

test('what this version cannot name is not sent', async () => {
  for (const { outcome, calls } of [send('teleport'), send('refund', { plugin: 'lottery' })]) {
    expect([await outcome, calls]).toEqual([{ kind: 'failed', message: null }, []])
  }
})

test('who may not do it only asks: a permission that was given meanwhile moves nothing', async () => {
  const calls: unknown[] = []
  const act = async ({ body }: { body: object }) => {
    calls.push(body)
    return { status: 403, body: no }
  }
  // Of the client only what is called here.
  const client = { actions: { act } } as unknown as StaffClient
  const { on, action } = asked('refund')
  const sent = {
    on,
    action: { ...action, isPermitted: false },
    amount: null,
    available: null,
    key: 'press-1',
  }
  expect(await sendAction(client, sent)).toEqual({ kind: 'refused', problem: no })
  expect(calls).toEqual([{ amount: null, available: null, attempt: 'AT-2', claim: null, isAsking: true }])
})
