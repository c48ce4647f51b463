import { expect, test } from 'vitest'
import { browserOver, codeAsked, signedInAnswer, withoutSection } from '../auth/auth.fixtures.ts'
import { fromForm } from '../bff.fixtures.ts'

const ok = { status: 200, body: signedInAnswer }
const words = { username: 'nuwair.demo', password: 'right' }

const press = (browser: ReturnType<typeof browserOver>, path: string, fields: Record<string, string>) =>
  browser.ask(path, { method: 'POST', body: new URLSearchParams(fields).toString(), headers: fromForm })

test.each([
  ['/en/dashboard', '/en/login?next=%2Fen%2Fdashboard'],
  [
    '/ar/dashboard/payment_request/transactions?page=2&state=paid',
    '/ar/login?next=%2Far%2Fdashboard%2Fpayment_request%2Ftransactions%3Fpage%3D2%26state%3Dpaid',
  ],
])('who asks for %s is asked to sign in first', async (path, location) => {
  const response = await browserOver().ask(path)
  expect([response.status, response.headers.get('location')]).toEqual([302, location])
})

test.each([
  ['above the counter', '/en/pos', '/en/pos/pay'],
  ['of the user', '/ar/dashboard/user', '/ar/dashboard/user/user-details'],
])('the address %s leads to its first page', async (_where, path, first) => {
  const response = await browserOver().ask(path)
  expect([response.status, response.headers.get('location')]).toEqual([302, first])
})

test('a link from a mail is asked once more from here, because the cookie did not come with it', async () => {
  const response = await browserOver().ask('/en/dashboard?a="><script>', {
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('http-equiv="refresh"')
  expect(html).not.toContain('<script>')
})

test('who is signed in sees the dashboard, and no sign-in', async () => {
  const browser = browserOver({ token: ok })
  await browser.signIn()
  expect((await browser.ask('/en/dashboard')).status).toBe(200)
  expect(browser.pages.at(-1)?.page).toEqual({ kind: 'staff' })
  const to = async (path: string) => (await browser.ask(path)).headers.get('location')
  expect(await to('/ar/login')).toBe('/ar/dashboard')
  expect(await to('/ar/login?next=%2Far%2Fdashboard%2Fx')).toBe('/ar/dashboard/x')
  expect(await to('/ar/login?next=https%3A%2F%2Fevil.example')).toBe('/ar/dashboard')
})

test.each([
  ['', '/ar'],
  ['/ar/dashboard', '/ar'],
  ['/ar/dashboard/payment-request/transactions?page=2', '/ar'],
  ['/ar/dashboard/generated-reports?id=R-1', '/ar'],
  ['/ar/dashboard/administration/users', '/ar'],
  ['/ar/pos/pay', '/ar'],
  ['/en/dashboard/user/password?a=b', '/en/dashboard/user/password?a=b'],
  ['/ar/dashboard/user/user-details#sessions', '/ar/dashboard/user/user-details#sessions'],
])('who has no section of the dashboard and asked for %s goes to %s', async (next, place) => {
  const browser = browserOver({ token: ok, ...withoutSection() })
  const signedIn = await press(browser, '/bff/auth/sign-in/form', { ...words, next })
  const query = next && `?next=${encodeURIComponent(next)}`
  const again = await browser.ask(`/ar/login${query}`)
  expect(again.headers.get('location')).toBe(place)
  expect(signedIn.headers.get('location')).toBe(place.replace(/^\/ar$/, '/en'))
})

test.each([
  [withoutSection(['users.manage']), '/en/dashboard', '/en/dashboard'],
  [withoutSection(['users.manage']), '', '/en/dashboard'],
  [withoutSection(['users.manage']), '/en/dashboard/help', '/en/dashboard'],
  [
    withoutSection(['users.manage']),
    '/en/dashboard/administration/users',
    '/en/dashboard/administration/users',
  ],
  [withoutSection(['view_export_settings']), '', '/en'],
  [
    withoutSection(['view_export_settings']),
    '/en/dashboard/generated-reports?id=R-1',
    '/en/dashboard/generated-reports?id=R-1',
  ],
  [withoutSection([], true), '/en/dashboard', '/en/dashboard'],
  [{ ...withoutSection(), other: { status: 503, body: {} } }, '/en/dashboard/help', '/en/dashboard/help'],
])('who has no section goes where their permissions lead: %o, %s, %s', async (answers, next, place) => {
  const browser = browserOver({ token: ok, ...answers })
  const response = await press(browser, '/bff/auth/sign-in/form', { ...words, next })
  expect(response.headers.get('location')).toBe(place)
})

test.each([
  ['/en/login', { screen: 'login', next: null, username: '', code: null, problem: null }],
  [
    '/ar/login?next=%2Far%2Fdashboard%2Fx',
    { screen: 'login', next: '/ar/dashboard/x', username: '', code: null, problem: null },
  ],
  [
    '/en/login?next=%2F%2Fevil.example',
    { screen: 'login', next: null, username: '', code: null, problem: null },
  ],
  ['/en/forget-password', { screen: 'forgotPassword', username: '', sent: null, problem: null }],
  ['/en/reset-password', { screen: 'resetPassword', isFirst: false }],
])('%s is a page', async (path, page) => {
  const browser = browserOver()
  expect((await browser.ask(path)).status).toBe(200)
  expect(browser.pages.at(-1)?.page).toEqual({ kind: 'signIn', page })
})

test('the address of a sign-in answers to reading alone', async () => {
  const response = await browserOver().post('/en/login', words)
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('of the plain form a name is cleaned and a password is not', async () => {
  const browser = browserOver({ token: ok })
  await press(browser, '/bff/auth/sign-in/form', { username: '\u200edana', password: 'pass\u200cword' })
  expect(browser.asked('token')[0]?.body).toMatchObject({ username: 'dana', password: 'pass\u200cword' })
})

test('without script the form signs in and leads on', async () => {
  const browser = browserOver({ token: ok })
  const response = await press(browser, '/bff/auth/sign-in/form', { ...words, next: '/en/dashboard/x?y=1' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/en/dashboard/x?y=1'])
  // The second one is known again where others guess the password (decision 112).
  expect([...browser.cookies.keys()]).toEqual(['__Host-sid', expect.stringMatching(/^__Host-dev-/)])
})

test('without script what is refused comes back with the name, never with the password', async () => {
  const browser = browserOver()
  const response = await press(browser, '/bff/auth/sign-in/form', { ...words, next: '/en/dashboard/x' })
  expect(response.status).toBe(400)
  expect(await response.text()).not.toContain('right')
  expect(browser.pages.at(-1)).toMatchObject({
    path: '/en/login?next=%2Fen%2Fdashboard%2Fx',
    page: { page: { username: 'nuwair.demo', problem: { message: 'Check your username and password' } } },
  })
})

test('without script the code is asked for on the same page, whatever is reloaded', async () => {
  const browser = browserOver({ token: { status: 200, body: codeAsked } })
  const asked = await press(browser, '/bff/auth/sign-in/form', { ...words, next: '/en/dashboard/x' })
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/en/login?next=%2Fen%2Fdashboard%2Fx'])
  browser.time.now = new Date(browser.time.now.getTime() + 20_000)
  await browser.ask('/en/login')
  const code = { kind: 'code', message: 'We sent you a code.', sentTo: codeAsked.sent_to, resendInMs: 10_000 }
  expect(browser.pages.at(-1)?.page).toMatchObject({ page: { username: 'nuwair.demo', code } })
  const wrong = await press(browser, '/bff/auth/code/form', { code: '000000' })
  expect(wrong.status).toBe(400)
  expect(browser.pages.at(-1)?.page).toMatchObject({
    page: { code, problem: { fieldErrors: { code: ['This code is not right'] } } },
  })
})

test('without script the right code leads on', async () => {
  const browser = browserOver({ token: { status: 200, body: codeAsked }, verifyOtp: ok })
  await press(browser, '/bff/auth/sign-in/form', words)
  const response = await press(browser, '/bff/auth/code/form', { code: '123456', next: '/en/dashboard/x' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/en/dashboard/x'])
})

test.each([
  [429, { detail: 'Too often', code: 'x' }, 'Too often'],
  [503, { detail: 'Busy', code: 'x' }, 'Busy'],
  [400, { non_field_errors: ['Sign in again'] }, 'Sign in again'],
])(
  'S1 §8: without script a code refused with %i for anything but the code is the login form',
  async (status, body, message) => {
    const verifyOtp = { status, body, headers: { 'retry-after': '30' } }
    const browser = browserOver({ token: { status: 200, body: codeAsked }, verifyOtp })
    await press(browser, '/bff/auth/sign-in/form', words)
    const response = await press(browser, '/bff/auth/code/form', { code: '123456' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([
      status,
      status === 400 ? null : '30',
    ])
    expect(browser.pages.at(-1)?.page).toMatchObject({
      page: { screen: 'login', username: 'nuwair.demo', code: null, problem: { message } },
    })
  },
)

test('without script the way back from the code leads to the login form, whatever is reloaded', async () => {
  const browser = browserOver({ token: { status: 200, body: codeAsked }, verifyOtp: ok })
  await press(browser, '/bff/auth/sign-in/form', words)
  const back = await press(browser, '/bff/auth/abandon-code/form', { next: '/en/dashboard/x' })
  expect([back.status, back.headers.get('location')]).toEqual([303, '/en/login?next=%2Fen%2Fdashboard%2Fx'])
  await browser.ask('/en/login')
  expect(browser.pages.at(-1)?.page).toMatchObject({ page: { screen: 'login', code: null } })
  const elsewhere = await press(browser, '/bff/auth/abandon-code/form', { next: 'https://evil.example/' })
  expect(elsewhere.headers.get('location')).toBe('/en/login')
})

test('without script a link to a new password is asked for', async () => {
  const browser = browserOver()
  expect((await press(browser, '/bff/auth/forgot-password/form', { username: 'x' })).status).toBe(200)
  expect(browser.pages.at(-1)?.page).toMatchObject({
    page: { screen: 'forgotPassword', username: 'x', sent: 'If the name exists, a link is on its way.' },
  })
})

test('without script the mailed link is pasted once: the token is in no page, and a cookie stands for it', async () => {
  const token = 'r'.repeat(43)
  const typed = { username: 'x', newPassword: 'Calm-sea-2026!', passwordConfirmation: 'Calm-sea-2026!' }
  const browser = browserOver({
    openReset: { status: 200, body: { expires: '2099-01-01T00:00:00.000Z', first_password: false } },
    resetPassword: { status: 400, body: { new_password: ['Too common'] } },
  })
  const at = '/bff/auth/reset-password/form'
  const plain = () => browser.pages.at(-1)?.page
  expect((await press(browser, at, typed)).status).toBe(400)
  expect(plain()).toMatchObject({ page: { plain: { kind: 'form', isOpened: false } } })
  expect((await press(browser, at, { ...typed, link: 'https://evil.test/' })).status).toBe(404)
  expect(plain()).toMatchObject({ page: { plain: { kind: 'over' } } })
  const link = `http://localhost:4000/en/reset-password#token=${token} `
  expect((await press(browser, at, { ...typed, link })).status).toBe(400)
  expect(plain()).toMatchObject({ page: { plain: { kind: 'form', username: 'x', isOpened: true } } })
  expect(JSON.stringify(browser.pages)).not.toContain(token)
  await press(browser, at, typed)
  expect(browser.asked('resetPassword').map(({ body }) => body)).toMatchObject([{ token }, { token }])
})

test('without script whoever was invited is told of a first password from the first press on', async () => {
  const openReset = { status: 200, body: { expires: '2099-01-01T00:00:00.000Z', first_password: true } }
  const refused = { status: 400, body: { new_password: ['Too common'] } }
  const browser = browserOver({ openReset, resetPassword: refused })
  const typed = { username: 'x', newPassword: 'Calm-sea-2026!', passwordConfirmation: 'Calm-sea-2026!' }
  const link = `http://localhost:4000/en/reset-password#token=${'r'.repeat(43)}`
  for (const pasted of [link, '']) {
    await press(browser, '/bff/auth/reset-password/form', { ...typed, link: pasted })
    expect(browser.pages.at(-1)?.page).toMatchObject({
      page: { isFirst: true, plain: { kind: 'form', isOpened: true } },
    })
  }
})

test.each(['sign-in', 'code', 'abandon-code', 'forgot-password', 'reset-password'])(
  'another site’s %s form signs nobody in',
  async (form) => {
    const browser = browserOver({ token: ok })
    const headers = { ...fromForm, 'sec-fetch-site': 'cross-site' }
    const response = await browser.ask(`/bff/auth/${form}/form`, {
      method: 'POST',
      body: 'username=a&password=b',
      headers,
    })
    expect(response.status).toBe(403)
    expect(
      browser.made.filter(({ call }) => ['token', 'verifyOtp', 'forgotPassword'].includes(call)),
    ).toEqual([])
  },
)
