import { expect, test } from 'vitest'
import { bffOver, fromApp } from '../../bff.fixtures.ts'

const key = { 'idempotency-key': 'a-key-of-16-chars' }
const done = { message: 'Refunded', result: 'done', state: 'paid', child_id: 'RF-1', request_id: null }
const refusal = (code: string) => ({ message: `core says ${code}`, detail: `core says ${code}`, code })
const nothing = { amount: null, available: null, attempt: null, claim: null }

const over = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  bffOver({ other: { status, body, headers } })
const act = (bff: ReturnType<typeof over>, action = 'refund', body: object = nothing, plugin = 'event') =>
  bff.post(`/bff/dashboard/actions/${plugin}/PR-1016/${action}`, body, key)
const take = (bff: ReturnType<typeof over>, path: string, body: unknown, headers: object = key) =>
  bff.request(path, { method: 'DELETE', body: JSON.stringify(body), headers: { ...fromApp, ...headers } })
const asked = ({ made }: ReturnType<typeof over>) => {
  const { request, body } = made.at(-1) ?? { request: new Request('http://none'), body: null }
  const { pathname, search } = new URL(request.url)
  return [request.method, `${pathname}${search}`, body]
}

test('money that did not match is named by the gateway’s own name of the operation', async () => {
  const bff = over(200, done)
  await act(bff, 'refund', { amount: null, available: '1.000', attempt: 'AT-9', claim: 'op/1' })
  expect(asked(bff).slice(0, 2)).toEqual([
    'POST',
    '/api/v1/plugins/event/transaction/PR-1016/refund?attempt=AT-9&claim=op%2F1',
  ])
})

test('a refund goes to the core with its amount, what was seen, its attempt and its key', async () => {
  const bff = over(200, { ...done, result: 'queued' })
  const body = { amount: '10.000', available: '25.000', attempt: 'AT-9', claim: null }
  const answer = await act(bff, 'refund', body)
  expect(await answer.json()).toEqual({
    message: 'Refunded',
    isQueued: true,
    childId: 'RF-1',
    requestId: null,
  })
  expect(asked(bff)).toEqual([
    'POST',
    '/api/v1/plugins/event/transaction/PR-1016/refund?attempt=AT-9',
    { amount: '10.000', available_amount: '25.000' },
  ])
  expect(bff.made.at(-1)?.request.headers.get('idempotency-key')).toBe('a-key-of-16-chars')
})

test('what colleagues have to check first is told with its request', async () => {
  const bff = over(202, { ...done, result: 'requested', child_id: null, request_id: 'OR-1' })
  const answer = await act(bff, 'refund', {
    amount: '10.000',
    available: '25.000',
    attempt: null,
    claim: null,
  })
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { message: 'Refunded', isQueued: false, childId: null, requestId: 'OR-1' },
  ])
})

test.each(['void', 'cancel', 'expire', 'restore', 'email', 'sms', 'disclose', 'inquiry'])(
  '%s is a POST of its own without an amount',
  async (action) => {
    const bff = over(200, { ...done, child_id: null })
    expect((await act(bff, action)).status).toBe(200)
    expect(asked(bff)).toEqual(['POST', `/api/v1/plugins/event/transaction/PR-1016/${action}`, {}])
  },
)

test('money that did not match is counted or released under its own name', async () => {
  const bff = over(200, { ...done, child_id: null })
  const odd = { amount: null, available: null, attempt: 'AT-1', claim: 'op 7' }
  await act(bff, 'count', odd)
  expect(asked(bff)).toEqual([
    'POST',
    '/api/v1/plugins/event/transaction/PR-1016/count',
    { attempt: 'AT-1', claim: 'op 7' },
  ])
  await act(bff, 'release', { ...odd, claim: null })
  expect(asked(bff)).toEqual([
    'POST',
    '/api/v1/plugins/event/transaction/PR-1016/release',
    { attempt: 'AT-1', claim: null },
  ])
})

test.each(['email', 'sms'])('a repeated %s goes to the core under the key of its press', async (action) => {
  const bff = over(200, { ...done, child_id: null })
  await act(bff, action)
  expect(bff.made.at(-1)?.request.headers.get('idempotency-key')).toBe('a-key-of-16-chars')
})

test('deleting is DELETE, one row or many', async () => {
  const bff = over(200, { ...done, results: [] })
  await take(bff, '/bff/dashboard/actions/event/PR-1016', {})
  expect(asked(bff).slice(0, 2)).toEqual(['DELETE', '/api/v1/plugins/event/transaction/PR-1016'])
  await take(bff, '/bff/dashboard/bulk-actions/event', ['PR-1', 'PR-2'])
  expect(asked(bff).slice(0, 2)).toEqual(['DELETE', '/api/v1/plugins/event/transaction/bulk/delete'])
  await take(bff, '/bff/dashboard/bulk-actions/all', ['PR-1'])
  expect(asked(bff).slice(0, 2)).toEqual(['DELETE', '/api/v1/dashboard/transaction/bulk/delete'])
})

test.each(['event', 'all'])(
  'many rows of %s are deleted under the key of their press, never without',
  async (module) => {
    const bff = over(200, { message: '', results: [] })
    const path = `/bff/dashboard/bulk-actions/${module}`
    expect((await take(bff, path, ['PR-1'], {})).status).toBe(400)
    expect(bff.made).toEqual([])
    await take(bff, path, ['PR-1'])
    expect(bff.made.at(-1)?.request.headers.get('idempotency-key')).toBe('a-key-of-16-chars')
  },
)

test('a press that is still under way says when to ask again', async () => {
  const answer = await many(over(409, refusal('press_under_way'), { 'retry-after': '1' }))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([409, '1'])
  expect(await answer.json()).toMatchObject({ code: 'press_under_way', message: 'core says press_under_way' })
})

test.each([
  [400, refusal('amount'), 400, { message: 'core says amount' }],
  [403, refusal('permission_denied'), 403, { message: 'core says permission_denied' }],
  [403, { detail: 'Your password', code: 'reauth_required' }, 403, { code: 'reauth_required' }],
  [
    409,
    { ...refusal('available_changed'), available_amount: '15.000', currency_code: 'KWD' },
    409,
    { code: 'available_changed', available: { amount: '15.000', currency: 'KWD' } },
  ],
  [422, refusal('key_reused'), 422, { message: 'core says key_reused' }],
  [
    400,
    { amount: ['Not a number'] },
    400,
    { message: 'Not a number', fieldErrors: { amount: ['Not a number'] } },
  ],
  [401, { detail: 'no', code: 'not_authenticated' }, 401, { code: 'notAuthenticated' }],
  [404, { detail: 'no', code: 'not_found' }, 404, { message: 'no' }],
  [421, { detail: 'no', code: 'unknown_host' }, 404, { message: 'no' }],
  [429, { detail: 'slow', code: 'slow_down' }, 429, { message: 'slow' }],
  [413, { detail: 'no', code: 'too_large' }, 502, { code: 'unavailable' }],
  [415, { detail: 'no', code: 'wrong_type' }, 502, { code: 'unavailable' }],
  [500, {}, 502, { code: 'unavailable' }],
])('the core’s %i (%j) becomes the web contract’s answer', async (status, body, web, answer) => {
  const response = await act(over(status, body))
  expect([response.status, await response.json()]).toEqual([web, expect.objectContaining(answer)])
})

test('an action asks for a key, a plugin and a name the contract knows', async () => {
  const bff = over(200, done)
  expect((await bff.post('/bff/dashboard/actions/event/PR-1/refund', nothing)).status).toBe(400)
  expect((await act(bff, 'explode')).status).toBe(404)
  expect((await act(bff, 'refund', nothing, 'unknown')).status).toBe(404)
  expect((await act(bff, 'refund', nothing, 'all')).status).toBe(404)
  expect(bff.made).toEqual([])
})

const rows = [
  { id: 'PR-1', status: 200, code: 'ok', message: 'Sent' },
  { id: 'PR-2', status: 409, code: 'state', message: 'Already paid' },
  { id: 'PR-3', status: 202, code: 'requested', message: 'A colleague has to approve this first' },
]
const many = (bff: ReturnType<typeof over>, module = 'event') =>
  bff.post(`/bff/dashboard/bulk-actions/${module}/email`, ['PR-1', 'PR-2'], key)
const shownRows = [
  { id: 'PR-1', result: 'done', code: 'ok', message: 'Sent' },
  { id: 'PR-2', result: 'failed', code: 'state', message: 'Already paid' },
  { id: 'PR-3', result: 'waits', code: 'requested', message: 'A colleague has to approve this first' },
]

test.each([
  [200, { message: 'All', results: rows.slice(0, 1) }, 200, { results: shownRows.slice(0, 1) }],
  [202, { message: 'Later', results: rows.slice(2) }, 202, { message: 'Later', results: shownRows.slice(2) }],
  [207, { message: 'Some', results: rows }, 207, { message: 'Some', results: shownRows }],
  [
    400,
    { message: 'None', results: rows.slice(1, 2) },
    400,
    { code: 'nothingDone', message: 'None', results: shownRows.slice(1, 2) },
  ],
  [400, { detail: 'Too many', code: 'invalid' }, 400, { message: 'Too many', results: [] }],
  [403, { detail: 'You may not', code: 'permission_denied' }, 403, { message: 'You may not' }],
  [401, { detail: 'no', code: 'not_authenticated' }, 401, { code: 'notAuthenticated' }],
  [404, { detail: 'no', code: 'not_found' }, 404, { message: 'no' }],
  [421, { detail: 'no', code: 'unknown_host' }, 404, { message: 'no' }],
  [429, { detail: 'slow', code: 'slow_down' }, 429, { message: 'slow' }],
  [413, { detail: 'no', code: 'too_large' }, 502, { code: 'unavailable' }],
  [415, { detail: 'no', code: 'wrong_type' }, 502, { code: 'unavailable' }],
])('many: the core’s %i (%j) becomes the web contract’s answer', async (status, body, web, answer) => {
  const response = await many(over(status, body))
  expect([response.status, await response.json()]).toEqual([web, expect.objectContaining(answer)])
})

test('many rows of every module go to the dashboard’s own address, with the key', async () => {
  const bff = over(200, { message: '', results: [] })
  await many(bff, 'all')
  expect(asked(bff)).toEqual([
    'POST',
    '/api/v1/dashboard/transaction/bulk/email',
    JSON.stringify(['PR-1', 'PR-2']),
  ])
  expect(bff.made.at(-1)?.request.headers.get('idempotency-key')).toBe('a-key-of-16-chars')
})
