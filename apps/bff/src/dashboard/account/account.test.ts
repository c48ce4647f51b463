import { expect, test } from 'vitest'
import { bffOver } from '../../bff.fixtures.ts'

const over = (status: number, body: unknown) => bffOver({ other: { status, body } })
const refusal = { detail: 'The core says no.', code: 'no' }
const registrationId = '{"endpoint":"https://push.example.com/x"}'

async function sentBy({ made }: ReturnType<typeof over>): Promise<unknown> {
  const request = made.at(-1)?.request ?? new Request('http://none')
  const { pathname, search } = new URL(request.url)
  const body = await request.text().catch(() => '')
  return [`${request.method} ${pathname}${search}`, body === '' ? null : (JSON.parse(body) as unknown)]
}

test('the history is asked for by kind, time and page, and told in the core’s words', async () => {
  const action = {
    id: 7,
    actor: 'cashier.demo',
    description: 'Signed in',
    action: 'session.started',
    object: 'session',
    timestamp: '2026-11-20T12:00:00Z',
    transaction: { id: 'PR-1016', plugin: 'payment_request', is_deleted: false },
    report_id: null,
  }
  const bff = over(200, { results: [action], has_more: true })
  const answer = await bff.request(
    '/bff/dashboard/user/activity?kind=sign_in&from=2026-11-13T00:00:00Z&page=2',
  )
  expect(await answer.json()).toEqual({
    activities: [
      {
        id: '7',
        action: 'session.started',
        actor: 'cashier.demo',
        description: 'Signed in',
        at: '2026-11-20T12:00:00Z',
        link: { kind: 'transaction', id: 'PR-1016', plugin: 'payment_request', isDeleted: false },
      },
    ],
    hasMore: true,
  })
  expect(await sentBy(bff)).toEqual([
    'GET /api/v1/user/actions?kind=sign_in&created_after=2026-11-13T00%3A00%3A00Z&page=2',
    null,
  ])
})

test('a browser is registered as S2 §7 has it', async () => {
  const bff = over(200, { type: 'web', active: true })
  const answer = await bff.post('/bff/dashboard/user/push', { registrationId })
  expect(await answer.json()).toEqual({ isOn: true })
  expect(await sentBy(bff)).toEqual([
    'POST /api/v1/register-notif-token',
    { registration_id: registrationId, type: 'web' },
  ])
})

test.each([
  [400, 400],
  [403, 403],
  [409, 409],
  [429, 429],
])('a registration the core refuses with %i is a problem with %i', async (status, told) => {
  const answer = await over(status, refusal).post('/bff/dashboard/user/push', { registrationId })
  expect([answer.status, await answer.json()]).toEqual([
    told,
    { code: 'no', message: 'The core says no.', requestId: expect.any(String) },
  ])
})

test('where nobody is pushed the key is null', async () => {
  const answer = await over(200, { public_key: null }).request('/bff/dashboard/user/push')
  expect(await answer.json()).toEqual({ publicKey: null })
})
