import { expect, test } from 'vitest'
import { bffOver, fromApp } from '../../bff.fixtures.ts'

const root = '/bff/dashboard/administration'
const refusal = { detail: 'The core says no.', code: 'no' }

const user = {
  id: 7,
  username: 'dana',
  email: 'dana@example.com',
  name_en: 'Dana',
  name_ar: 'دانة',
  language: 'ar',
  state: 'invited',
  is_superuser: false,
  one_time_code: true,
  sections: ['pos'],
  permissions: ['payment.refund'],
  roles: ['cashier'],
  held: ['payment.refund'],
  awaiting: ['payment.void'],
  sessions: 1,
  last_seen: null,
  created: '2026-11-20T12:00:00.000Z',
  revision: 3,
  is_self: false,
  hindrance: null,
}
const shown = {
  id: '7',
  username: 'dana',
  email: 'dana@example.com',
  name: { en: 'Dana', ar: 'دانة' },
  language: 'ar',
  state: 'invited',
  isSuperuser: false,
  oneTimeCode: true,
  sections: ['pos'],
  permissions: ['payment.refund'],
  roles: ['cashier'],
  held: ['payment.refund'],
  awaiting: ['payment.void'],
  sessions: 1,
  lastSeenAt: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  revision: 3,
  isSelf: false,
  hindrance: null,
}
const wish = {
  email: 'dana@example.com',
  nameEn: 'Dana',
  nameAr: 'دانة',
  language: 'ar',
  oneTimeCode: true,
  isSuperuser: false,
  sections: ['pos'],
  permissions: ['payment.refund'],
  roles: ['cashier'],
}
const wishAtCore = {
  email: 'dana@example.com',
  name_en: 'Dana',
  name_ar: 'دانة',
  language: 'ar',
  one_time_code: true,
  is_superuser: false,
  sections: ['pos'],
  permissions: ['payment.refund'],
  roles: ['cashier'],
}
const roleWish = { nameEn: 'Till', nameAr: 'صندوق', permissions: ['payment.refund'] }
const saved = { user, asked: ['payment.void'], invited: true }
const session = {
  id: 'S-1',
  is_current: false,
  device: 'Firefox',
  created: '2026-11-20T12:00:00.000Z',
  last_seen: '2026-11-20T12:05:00.000Z',
}
const shownSession = {
  id: 'S-1',
  isCurrent: false,
  device: 'Firefox',
  createdAt: session.created,
  lastSeenAt: session.last_seen,
}

type Call = { method: string; path: string; body?: unknown }
const call = (method: string, path: string, body?: unknown): Call => ({ method, path, body })

async function ask(answer: { status: number; body: unknown }, { method, path, body }: Call) {
  const bff = bffOver({ other: answer })
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await bff.request(`${root}${path}`, { method, headers: fromApp, ...sent })
  const asked = bff.made.at(-1)
  const address = asked && new URL(asked.request.url)
  return {
    answer: [response.status, await response.json()],
    asked: asked && [
      `${asked.request.method} ${address?.pathname.replace('/api/v1/administration', '')}${address?.search}`,
      asked.body,
    ],
  }
}

const counts = { invited: 1, active: 2, disabled: 0 }
const message = { message: 'Done' }
const anyUser = call('GET', '/users?q=dana&state=invited&page=2&rows=50')
const create = call('POST', '/users', { username: 'dana', ...wish })
const change = call('PUT', '/users/7', { ...wish, revision: 3 })
const changeRole = call('PUT', '/roles/R-1', { ...roleWish, revision: 1 })

test.each([
  [
    anyUser,
    { status: 200, body: { count: 3, counts, results: [user] } },
    'GET /users?q=dana&state=invited&page=2&page_size=50',
    '',
    [200, { count: 3, counts, users: [shown] }],
  ],
  [
    create,
    { status: 201, body: saved },
    'POST /users',
    { username: 'dana', ...wishAtCore },
    [201, { user: shown, asked: ['payment.void'], invited: true }],
  ],
  [
    change,
    { status: 200, body: saved },
    'PUT /users/7',
    { ...wishAtCore, revision: 3 },
    [200, { user: shown, asked: ['payment.void'], invited: true }],
  ],
  [
    call('POST', '/users/7/disable', {}),
    { status: 200, body: user },
    'POST /users/7/disable',
    {},
    [200, shown],
  ],
  [
    call('POST', '/users/7/enable', {}),
    { status: 200, body: user },
    'POST /users/7/enable',
    {},
    [200, shown],
  ],
  [
    call('PUT', '/users/7/link', {}),
    { status: 200, body: message },
    'POST /users/7/invite',
    {},
    [200, message],
  ],
  [
    call('GET', '/users/7/sessions'),
    { status: 200, body: { results: [session] } },
    'GET /users/7/sessions',
    '',
    [200, { sessions: [shownSession] }],
  ],
  [
    call('DELETE', '/users/7/sessions', {}),
    { status: 200, body: { ...message, ended: 2 } },
    'DELETE /users/7/sessions',
    '',
    [200, message],
  ],
])('%j asks the core and tells its answer in the words of the screen', async (...row) => {
  const [wanted, answer, address, body, told] = row
  expect(await ask(answer, wanted)).toEqual({ answer: told, asked: [address, body] })
})

test.each([
  [create, 400, { name_en: ['Required'] }, [400, { fieldErrors: { nameEn: ['Required'] } }]],
  [create, 403, { ...refusal, code: 'reauth_required' }, [403, { code: 'reauth_required' }]],
  [change, 409, refusal, [409, { message: refusal.detail }]],
  [change, 404, refusal, [404, { message: refusal.detail }]],
  [anyUser, 401, refusal, [401, {}]],
  [anyUser, 429, refusal, [429, { message: refusal.detail }]],
  [changeRole, 409, refusal, [409, { message: refusal.detail }]],
] as const)('%j that the core answers %i for keeps its status and its words', async (...row) => {
  const [wanted, status, body, told] = row
  const { answer } = await ask({ status, body }, wanted)
  expect(answer).toMatchObject(told)
})
