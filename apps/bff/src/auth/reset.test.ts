import { expect, test } from 'vitest'
import { browserOver } from './auth.fixtures.ts'

const minutes = (count: number) => count * 60_000
const token = 't'.repeat(43)
const opens = { status: 200, body: { expires: '2026-11-20T13:00:00Z', first_password: false } }
const fresh = { username: 'nuwair.demo', newPassword: 'Fresh-word-9', passwordConfirmation: 'Fresh-word-9' }

test('the mailed token becomes a cookie of a quarter of an hour, and opens one new password', async () => {
  const browser = browserOver({ openReset: opens })
  expect((await browser.post('/bff/auth/reset', { token })).status).toBe(200)
  expect(browser.seen).toEqual([
    expect.stringMatching(/^__Host-rst=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
  ])
  expect(browser.seen.join()).not.toContain(token)
  const response = await browser.post('/bff/auth/reset-password', fresh)
  expect([response.status, await response.json()]).toEqual([200, { message: 'The password is changed.' }])
  expect(browser.asked('resetPassword')[0]?.body).toEqual({
    username: 'nuwair.demo',
    new_password: 'Fresh-word-9',
    password_confirmation: 'Fresh-word-9',
    token,
  })
  expect(browser.cookies.size).toBe(0)
})

test.each([true, false])(
  'whether it is a first password is known when the link is opened, and when the page is opened again (%s)',
  async (isFirst) => {
    const browser = browserOver({
      openReset: { status: 200, body: { ...opens.body, first_password: isFirst } },
    })
    const opened = await browser.post('/bff/auth/reset', { token })
    expect(await opened.json()).toEqual({ isFirst })
    await browser.ask('/en/reset-password')
    expect(browser.pages.at(-1)?.page).toEqual({ kind: 'signIn', page: { screen: 'resetPassword', isFirst } })
  },
)

test('without the link there is no new password, whoever is named', async () => {
  const browser = browserOver({ openReset: opens })
  const without = await browser.post('/bff/auth/reset-password', fresh)
  expect([without.status, await without.json()]).toMatchObject([400, { code: 'linkOver' }])
  await browser.post('/bff/auth/reset', { token })
  browser.time.now = new Date(browser.time.now.getTime() + minutes(15))
  expect((await browser.post('/bff/auth/reset-password', fresh)).status).toBe(400)
  expect(browser.asked('resetPassword')).toEqual([])
})

test('the cookie ends with the link where that is sooner', async () => {
  const soon = { ...opens.body, expires: '2026-11-20T12:05:00Z' }
  const browser = browserOver({ openReset: { status: 200, body: soon } })
  await browser.post('/bff/auth/reset', { token })
  expect(browser.seen[0]).toContain('Max-Age=300')
})

test.each(['', 'short', 'x'.repeat(44), '../../etc/passwd'])(
  '%j is no token, and the core is not asked',
  async (text) => {
    const browser = browserOver({ openReset: opens })
    expect((await browser.post('/bff/auth/reset', { token: text })).status).toBe(404)
    expect(browser.asked('openReset')).toEqual([])
  },
)

test.each([
  [404, 404, 'linkOver'],
  [429, 429, 'x'],
  [503, 503, 'x'],
  [400, 502, 'unavailable'],
  [413, 502, 'unavailable'],
  [415, 502, 'unavailable'],
  [421, 421, 'unknownHost'],
])('the core’s %i to a link is %i here', async (status, shown, code) => {
  const browser = browserOver({ openReset: { status, body: { detail: 'No', code: 'x' } } })
  const response = await browser.post('/bff/auth/reset', { token })
  expect([response.status, await response.json()]).toMatchObject([shown, { code }])
  expect(browser.cookies.size).toBe(0)
})

test.each([
  [400, { new_password: ['Common'] }, 400, { fieldErrors: { newPassword: ['Common'] } }],
  [400, { username: ['Not of this link'] }, 400, { fieldErrors: { username: ['Not of this link'] } }],
  [400, { non_field_errors: ['Used'] }, 400, { message: 'Used' }],
  [429, { detail: 'Wait', code: 'x' }, 429, { message: 'Wait' }],
  [503, { detail: 'Busy', code: 'x' }, 503, { message: 'Busy' }],
  [413, { detail: 'No', code: 'x' }, 502, {}],
  [415, { detail: 'No', code: 'x' }, 502, {}],
  [421, { detail: 'No', code: 'x' }, 421, {}],
])(
  'the core’s %i %j to a new password is %i here, and the link stays open',
  async (status, body, shown, problem) => {
    const browser = browserOver({ openReset: opens, resetPassword: { status, body } })
    await browser.post('/bff/auth/reset', { token })
    const response = await browser.post('/bff/auth/reset-password', fresh)
    expect([response.status, await response.json()]).toMatchObject([shown, problem])
    expect([...browser.cookies.keys()]).toEqual(['__Host-rst'])
  },
)

test('empty fields are told without the core', async () => {
  const browser = browserOver({ openReset: opens })
  await browser.post('/bff/auth/reset', { token })
  const response = await browser.post('/bff/auth/reset-password', {
    ...fresh,
    username: ' ',
    newPassword: '',
  })
  const { fieldErrors } = (await response.json()) as { fieldErrors: object }
  expect(Object.keys(fieldErrors)).toEqual(['username', 'newPassword'])
  expect((await browser.post('/bff/auth/forgot-password', { username: '' })).status).toBe(400)
})

test.each([
  [200, { message: 'If it exists' }, 200, { message: 'If it exists' }],
  [400, { username: ['Too long'] }, 400, { fieldErrors: { username: ['Too long'] } }],
  [429, { detail: 'Wait', code: 'x' }, 429, { message: 'Wait' }],
  [503, { detail: 'Busy', code: 'x' }, 503, { message: 'Busy' }],
  [413, { detail: 'No', code: 'x' }, 502, {}],
  [415, { detail: 'No', code: 'x' }, 502, {}],
  [421, { detail: 'No', code: 'x' }, 421, {}],
])('the core’s %i %j to a forgotten password is %i here', async (status, body, shown, answer) => {
  const browser = browserOver({ forgotPassword: { status, body } })
  const response = await browser.post('/bff/auth/forgot-password', { username: 'somebody' })
  expect([response.status, await response.json()]).toMatchObject([shown, answer])
})
