import { expect, test } from 'vitest'
import { bffOver } from '../../bff.fixtures.ts'

const key = { 'idempotency-key': 'a-key-of-16-chars' }
const job = {
  id: 'JOB-1',
  action: 'email',
  state: 'working',
  total: 812,
  done: 3,
  failed: 1,
  created: '2026-11-21T09:00:00Z',
  finished_at: null,
  results: [{ id: 'PR-1', status: 409, code: 'not_possible', message: 'Not now' }],
}
const shown = {
  id: 'JOB-1',
  state: 'working',
  total: 812,
  done: 3,
  failed: 1,
  failures: [{ id: 'PR-1', result: 'failed', code: 'not_possible', message: 'Not now' }],
}
const over = (status: number, body: unknown) => bffOver({ other: { status, body } })
const ask = (bff: ReturnType<typeof over>, place = 'event/live', action = 'email') =>
  bff.post(
    `/bff/dashboard/matching-actions/${place}/${action}`,
    { filters: { state: 'paid' }, q: 'dana', count: 812 },
    key,
  )

test('everything that matches is named by the list’s own filters, with the key', async () => {
  const bff = over(202, job)
  const answer = await ask(bff)
  expect([answer.status, await answer.json()]).toEqual([202, shown])
  const { request, body } = bff.made.at(-1) ?? { request: new Request('http://none'), body: null }
  expect([new URL(request.url).pathname, body]).toEqual([
    '/api/v1/dashboard/transaction-jobs',
    { plugin: 'event', is_deleted: false, action: 'email', query: { state: 'paid', q: 'dana' }, count: 812 },
  ])
  expect(request.headers.get('idempotency-key')).toBe('a-key-of-16-chars')
})

test('the deleted of one module are meant, and nobody means the deleted of all', async () => {
  const bff = over(202, job)
  await ask(bff, 'event/deleted', 'restore')
  expect(bff.made.at(-1)?.body).toMatchObject({ is_deleted: true, action: 'restore' })
  expect((await ask(bff, 'all/deleted', 'restore')).status).toBe(404)
  expect((await ask(bff, 'event/live', 'refund')).status).toBe(404)
})

test.each([
  [400, { action: ['No'] }, 400],
  [401, { detail: 'no', code: 'not_authenticated' }, 401],
  [403, { detail: 'no', code: 'permission_denied' }, 403],
  [404, { detail: 'no', code: 'not_found' }, 404],
  [409, { detail: 'At most', code: 'too_many_rows' }, 409],
  [422, { detail: 'Key', code: 'key_reused' }, 422],
  [421, { detail: 'no', code: 'unknown_host' }, 404],
  [429, { detail: 'slow', code: 'slow_down' }, 429],
  [413, { detail: 'no', code: 'too_large' }, 502],
  [415, { detail: 'no', code: 'wrong_type' }, 502],
])('the core’s %i (%j) becomes %i', async (status, body, web) => {
  expect((await ask(over(status, body))).status).toBe(web)
})

test('how far it is, and stopping it', async () => {
  const bff = over(200, { ...job, state: 'stopped' })
  expect(await (await bff.request('/bff/dashboard/matching-actions/JOB-1')).json()).toMatchObject({
    state: 'stopped',
  })
  const stopped = await bff.post('/bff/dashboard/matching-actions/JOB-1/stop', {})
  expect(await stopped.json()).toMatchObject({ state: 'stopped' })
  expect(
    (await over(404, { detail: 'no', code: 'not_found' }).request('/bff/dashboard/matching-actions/JOB-2'))
      .status,
  ).toBe(404)
})
