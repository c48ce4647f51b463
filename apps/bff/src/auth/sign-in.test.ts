import { expect, test } from 'vitest'
import { browserOver, codeAsked, signedInAnswer, withoutSection } from './auth.fixtures.ts'

const words = { username: ' nuwair.demo ', password: 'right' }
const ok = { status: 200, body: signedInAnswer }
const asksCode = { status: 200, body: codeAsked }

test('who signs in gets a cookie with a random id and nothing else', async () => {
  const browser = browserOver({ token: ok })
  const response = await browser.post('/bff/auth/sign-in', words)
  expect([response.status, await response.json()]).toEqual([200, { kind: 'signedIn', to: '/en/dashboard' }])
  expect(browser.asked('token')[0]?.body).toEqual({ username: 'nuwair.demo', password: 'right' })
  expect(browser.asked('token')[0]?.request.url).toMatch(/\/user\/token\?format=json$/)
  expect(browser.seen).toEqual([
    expect.stringMatching(/^__Host-sid=[\w-]{43}; Max-Age=1200; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    expect.stringMatching(/^__Host-dev-[\w-]{16}=a-known-device; Max-Age=15552000;/),
  ])
})

test('no answer, header or body, carries a token of the core', async () => {
  const browser = browserOver({
    token: asksCode,
    verifyOtp: ok,
    refresh: { status: 200, body: signedInAnswer },
  })
  const answers = [
    await browser.post('/bff/auth/sign-in', words),
    await browser.post('/bff/auth/code', { code: '123456' }),
    await browser.ask('/bff/auth/session'),
    await browser.post('/bff/auth/session/extend'),
    await browser.post('/bff/auth/session/end', { forgetsDrafts: true }),
  ]
  for (const answer of answers) {
    const text = JSON.stringify([...answer.headers]) + (await answer.text())
    expect(text).not.toMatch(/a{43}|A{43}|c{43}/)
  }
})

test.each([
  ['/en/dashboard/payment_request/transactions?page=2', '/en/dashboard/payment_request/transactions?page=2'],
  ['/ar/dashboard', '/ar/dashboard'],
  ['https://evil.example/en/dashboard', '/en/dashboard'],
  ['//evil.example/en/dashboard', '/en/dashboard'],
  ['/\\evil.example', '/en/dashboard'],
  ['/en/dashboard/../../bff/auth', '/en/dashboard'],
  ['/en/pay/PR-1001', '/en/dashboard'],
  ['/en/dashboardx', '/en/dashboard'],
  ['javascript:alert(1)', '/en/dashboard'],
])('who asked for %s is led to %s', async (next, to) => {
  const browser = browserOver({ token: ok })
  const response = await browser.post('/bff/auth/sign-in', { ...words, next })
  expect(await response.json()).toEqual({ kind: 'signedIn', to })
})

test('who has no section of the dashboard goes home', async () => {
  const browser = browserOver({ token: ok, ...withoutSection() })
  const referer = 'http://localhost:4000/ar/login'
  const response = await browser.post('/bff/auth/sign-in', words, { referer })
  expect(await response.json()).toEqual({ kind: 'signedIn', to: '/ar' })
})

test('an id that was there before never becomes one that is signed in', async () => {
  const browser = browserOver({ token: ok })
  const planted = 'p'.repeat(43)
  browser.cookies.set('__Host-sid', planted)
  await browser.signIn()
  expect(browser.cookies.get('__Host-sid')).not.toBe(planted)
  const first = browser.cookies.get('__Host-sid')
  await browser.signIn()
  expect(browser.cookies.get('__Host-sid')).not.toBe(first)
  const old = await browser.request('/bff/auth/session', { headers: { cookie: `__Host-sid=${first}` } })
  expect(await old.json()).toEqual({ kind: 'anonymous' })
})

test('a session of one merchant is nothing at another’s address', async () => {
  const browser = browserOver({ token: ok })
  await browser.signIn()
  const own = await browser.ask('/bff/auth/session')
  expect(await own.json()).toMatchObject({ kind: 'signedIn', username: 'nuwair.demo' })
  const other = await browser.ask('/bff/auth/session', { headers: { host: 'lulwa.localhost:4000' } })
  expect(await other.json()).toEqual({ kind: 'anonymous' })
})

test.each([
  [{ username: '', password: '' }, ['username', 'password']],
  [{ username: ' ', password: 'x' }, ['username']],
])('%j is told at its fields, and the core is not asked', async (body, fields) => {
  const browser = browserOver()
  const response = await browser.post('/bff/auth/sign-in', body)
  const answer = (await response.json()) as { fieldErrors: Record<string, string[]> }
  expect(Object.keys(answer.fieldErrors)).toEqual(fields)
  expect(browser.asked('token')).toEqual([])
})

test.each([
  [400, { non_field_errors: ['Check them'] }, 400, { message: 'Check them' }],
  [400, { password: ['Too long'] }, 400, { fieldErrors: { password: ['Too long'] } }],
  [429, { detail: 'Wait', code: 'too_many_tries' }, 429, { message: 'Wait' }],
  [503, { detail: 'Busy', code: 'busy' }, 503, { message: 'Busy' }],
  [413, { detail: '', code: '' }, 502, { code: 'unavailable' }],
  [415, { detail: '', code: '' }, 502, { code: 'unavailable' }],
  [421, { detail: '', code: '' }, 421, { code: 'unknownHost' }],
  [500, {}, 502, { code: 'unavailable' }],
])('the core’s %i %j to the password is %i here', async (status, body, shown, problem) => {
  const browser = browserOver({ token: { status, body, headers: { 'retry-after': '30' } } })
  const response = await browser.signIn()
  expect([response.status, await response.json()]).toMatchObject([shown, problem])
  expect(browser.cookies.size).toBe(0)
  if (status === 429) expect(response.headers.get('retry-after')).toBe('30')
})

test('a code is asked for in this browser alone, and says where it went', async () => {
  const browser = browserOver({ token: asksCode, verifyOtp: ok })
  const response = await browser.post('/bff/auth/sign-in', words)
  expect(await response.json()).toEqual({
    kind: 'code',
    message: 'We sent you a code.',
    sentTo: 'a••••@tamra-tide.example',
    resendInMs: 30_000,
  })
  expect([...browser.cookies.keys()]).toEqual(['__Host-otp'])
  const elsewhere = await browser.request('/bff/auth/code', {
    method: 'POST',
    body: '{"code":"123456"}',
    headers: { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'app', 'content-type': 'application/json' },
  })
  expect([elsewhere.status, await elsewhere.json()]).toMatchObject([400, { code: 'signInAgain' }])
  expect(browser.asked('verifyOtp')).toEqual([])
  const answer = await browser.post('/bff/auth/code', { code: '123456' })
  expect(await answer.json()).toEqual({ kind: 'signedIn', to: '/en/dashboard' })
  expect(browser.asked('verifyOtp')[0]?.body).toEqual({
    code: '123456',
    username: 'nuwair.demo',
    challenge: 'c'.repeat(43),
  })
  expect([...browser.cookies.keys()]).toEqual(['__Host-sid', expect.stringMatching(/^__Host-dev-/)])
})

test('a wrong code leaves the step open; any other refusal ends it', async () => {
  const answers = { token: asksCode, verifyOtp: { status: 400, body: { code: ['Not right'] } as object } }
  const browser = browserOver({ token: asksCode, verifyOtp: () => answers.verifyOtp })
  await browser.signIn()
  const wrong = await browser.post('/bff/auth/code', { code: '000000' })
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { fieldErrors: { code: ['Not right'] } }])
  expect([...browser.cookies.keys()]).toEqual(['__Host-otp'])
  answers.verifyOtp = { status: 400, body: { non_field_errors: ['Sign in again'] } }
  const over = (await (await browser.post('/bff/auth/code', { code: '000000' })).json()) as object
  expect(over).toMatchObject({ message: 'Sign in again' })
  expect(over).not.toHaveProperty('fieldErrors')
  expect(browser.cookies.size).toBe(0)
})

test('a code of one merchant is asked for at no other’s address', async () => {
  const browser = browserOver({ token: asksCode, verifyOtp: ok })
  await browser.signIn()
  const host = 'lulwa.localhost:4000'
  const elsewhere = { host, origin: `http://${host}` }
  expect((await browser.post('/bff/auth/code', { code: '123456' }, elsewhere)).status).toBe(400)
  expect((await browser.post('/bff/auth/code/resend', {}, elsewhere)).status).toBe(400)
  expect(browser.made.filter(({ call }) => call === 'verifyOtp' || call === 'resendOtp')).toEqual([])
})

test('the step is over when its code is', async () => {
  const browser = browserOver({ token: asksCode, verifyOtp: ok })
  await browser.signIn()
  browser.time.now = new Date(browser.time.now.getTime() + 5 * 60_000)
  expect((await browser.post('/bff/auth/code', { code: '123456' })).status).toBe(400)
  expect(browser.asked('verifyOtp')).toEqual([])
})

test.each([
  [200, codeAsked, 200, { kind: 'code', resendInMs: 30_000 }],
  [400, { non_field_errors: ['Wait a while'] }, 400, { message: 'Wait a while' }],
  [429, { detail: 'Too often', code: 'x' }, 429, { message: 'Too often' }],
  [503, { detail: 'Busy', code: 'x' }, 503, { message: 'Busy' }],
  [413, { detail: '', code: '' }, 502, { code: 'unavailable' }],
  [415, { detail: '', code: '' }, 502, { code: 'unavailable' }],
  [421, { detail: '', code: '' }, 421, { code: 'unknownHost' }],
])('the core’s %i %j to the wish for another code is %i here', async (status, body, shown, answer) => {
  const browser = browserOver({ token: asksCode, resendOtp: { status, body } })
  await browser.signIn()
  const response = await browser.post('/bff/auth/code/resend')
  expect([response.status, await response.json()]).toMatchObject([shown, answer])
  expect(browser.asked('resendOtp')[0]?.body).toEqual({ username: 'nuwair.demo', challenge: 'c'.repeat(43) })
})

test('another code for a step that the core has ended ends it here, and says so by its code', async () => {
  const ended = { status: 400, body: { non_field_errors: ['Sign in again, please'] } }
  const browser = browserOver({ token: asksCode, resendOtp: ended })
  await browser.signIn()
  const response = await browser.post('/bff/auth/code/resend')
  expect(await response.json()).toMatchObject({ code: 'signInAgain', message: 'Sign in again, please' })
  expect(browser.cookies.size).toBe(0)
})

test('whoever goes back has no step any more, and the code that was sent is worth nothing here', async () => {
  const browser = browserOver({ token: asksCode, verifyOtp: ok })
  await browser.signIn()
  expect((await browser.post('/bff/auth/code/abandon')).status).toBe(200)
  await browser.ask('/en/login')
  expect(browser.pages.at(-1)?.page).toMatchObject({ page: { screen: 'login', code: null } })
  const late = await browser.post('/bff/auth/code', { code: '123456' })
  expect([late.status, await late.json()]).toMatchObject([400, { code: 'signInAgain' }])
  expect(browser.asked('verifyOtp')).toEqual([])
})

test('nobody goes back from another merchant’s address, and an answer of going back takes no later cookie away', async () => {
  const browser = browserOver({ token: asksCode })
  await browser.signIn()
  const host = 'lulwa.localhost:4000'
  await browser.post('/bff/auth/code/abandon', {}, { host, origin: `http://${host}` })
  await browser.ask('/en/login')
  expect(browser.pages.at(-1)?.page).toMatchObject({ page: { code: { kind: 'code' } } })
  await browser.post('/bff/auth/code/abandon')
  expect([...browser.cookies.keys()]).toEqual(['__Host-otp'])
})

test.each([429, 503, 413, 415, 421])('the core’s %i to a code is no verdict on it', async (status) => {
  const browser = browserOver({ token: asksCode, verifyOtp: { status, body: { detail: 'No', code: 'x' } } })
  await browser.signIn()
  const response = await browser.post('/bff/auth/code', { code: '123456' })
  expect(response.status).toBe(status === 413 || status === 415 ? 502 : status)
  expect([...browser.cookies.keys()]).toEqual(['__Host-otp'])
})

test('another site signs nobody in', async () => {
  const browser = browserOver({ token: ok })
  const response = await browser.post('/bff/auth/sign-in', words, { 'sec-fetch-site': 'cross-site' })
  expect(response.status).toBe(403)
  expect(browser.asked('token')).toEqual([])
})
