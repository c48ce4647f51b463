import { expect, test } from 'vitest'
import { browserOver, pair, signedInAnswer } from './auth.fixtures.ts'

const ok = { status: 200, body: signedInAnswer }
const minutes = (count: number) => count * 60_000
const bearer = (letter: string) => `Bearer ${letter.repeat(43)}`
const rightsOf = (made: { request: Request } | undefined) => made?.request.headers.get('authorization')

async function signedIn(answers: Parameters<typeof browserOver>[0] = {}) {
  const browser = browserOver({ token: ok, ...answers })
  await browser.signIn()
  const pass = (ms: number) => {
    browser.time.now = new Date(browser.time.now.getTime() + ms)
  }
  const state = async () => (await browser.ask('/bff/auth/session')).json()
  return { ...browser, pass, state }
}

test('what staff ask carries their token; what payers and programs ask does not', async () => {
  const browser = await signedIn()
  await browser.ask('/bff/auth/sessions')
  expect(rightsOf(browser.asked('ownSessions')[0])).toBe(bearer('a'))
  await browser.ask('/en/pay/PR-1001')
  expect(rightsOf(browser.asked('payDetails')[0])).toBeNull()
  await browser.ask('/api/v1/user/sessions')
  expect(browser.asked('ownSessions')).toHaveLength(2)
  expect(rightsOf(browser.asked('ownSessions')[1])).toBeNull()
  expect(browser.asked('ownSessions')[1]?.request.headers.get('cookie')).toBeNull()
})

test('what a page asks by itself says so to the core, with the trade of tokens it takes', async () => {
  const browser = await signedIn({ refresh: { status: 200, body: pair('b', minutes(30)) } })
  const background = (call: string) =>
    browser.asked(call).map(({ request }) => request.headers.get('x-wasl-background'))
  browser.pass(minutes(15))
  await browser.ask('/bff/auth/sessions', { headers: { 'x-wasl-background': '1' } })
  await browser.ask('/bff/auth/sessions')
  expect(background('refresh')).toEqual(['1'])
  expect(background('ownSessions')).toEqual(['1', null])
})

test('a token is refreshed one minute before its end, once for all who ask', async () => {
  const browser = await signedIn({ refresh: { status: 200, body: pair('b', minutes(30)) } })
  browser.pass(minutes(14) - 1)
  await browser.ask('/bff/auth/sessions')
  expect(browser.asked('refresh')).toEqual([])
  browser.pass(1)
  await Promise.all(Array.from({ length: 10 }, () => browser.ask('/bff/auth/sessions')))
  expect(browser.asked('refresh').map(({ body }) => body)).toEqual([{ refresh: 'A'.repeat(43) }])
  expect(rightsOf(browser.asked('ownSessions').at(-1))).toBe(bearer('b'))
})

test('a 401 of the core is believed only after one refresh', async () => {
  const expired = { status: 401, body: { detail: 'Expired', code: 'not_authenticated' } }
  const browser = await signedIn({
    refresh: { status: 200, body: pair('b') },
    ownSessions: (request) =>
      request.headers.get('authorization') === bearer('b') ? { status: 200, body: { results: [] } } : expired,
  })
  const answers = await Promise.all(Array.from({ length: 5 }, () => browser.ask('/bff/auth/sessions')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(browser.asked('refresh')).toHaveLength(1)
})

test('where the refresh is refused the session is over, here and in every copy', async () => {
  const browser = await signedIn({
    ownSessions: { status: 401, body: { detail: 'Ended', code: 'not_authenticated' } },
  })
  const response = await browser.ask('/bff/auth/sessions')
  expect([response.status, await response.json()]).toMatchObject([401, { code: 'notAuthenticated' }])
  expect(await browser.state()).toEqual({ kind: 'anonymous' })
  expect((await browser.ask('/en/dashboard')).headers.get('location')).toBe(
    '/en/login?next=%2Fen%2Fdashboard',
  )
})

test('a core that is away ends nobody’s session', async () => {
  const browser = await signedIn({ refresh: { status: 503, body: { detail: 'Busy', code: 'busy' } } })
  browser.pass(minutes(15))
  expect((await browser.ask('/bff/auth/sessions')).status).toBe(503)
  expect(await browser.state()).toMatchObject({ kind: 'signedIn' })
})

test('twenty minutes without a word end it; what a page asks by itself is no word', async () => {
  const browser = await signedIn({ refresh: { status: 200, body: pair('b', minutes(60)) } })
  browser.pass(minutes(19))
  await browser.ask('/bff/auth/sessions')
  expect(await browser.state()).toEqual({
    kind: 'signedIn',
    username: 'nuwair.demo',
    idleInMs: minutes(1),
    endsInMs: 12 * 3_600_000 - minutes(19),
  })
  browser.pass(minutes(1))
  expect(await browser.state()).toEqual({ kind: 'anonymous' })
  expect((await browser.post('/bff/auth/session/extend')).status).toBe(401)
})

test('an answer extends it, in the core too, and never beyond twelve hours', async () => {
  const browser = await signedIn({ refresh: { status: 200, body: pair('b', 13 * 3_600_000) } })
  for (let round = 0; round < 38; round += 1) {
    browser.pass(minutes(18))
    const response = await browser.post('/bff/auth/session/extend')
    expect([response.status, await response.json()]).toMatchObject([200, { idleInMs: minutes(20) }])
  }
  expect(browser.asked('sections').length).toBeGreaterThanOrEqual(38)
  browser.pass(minutes(18))
  expect(await (await browser.post('/bff/auth/session/extend')).json()).toMatchObject({
    idleInMs: minutes(18),
    endsInMs: minutes(18),
  })
  browser.pass(minutes(18))
  expect(await browser.state()).toEqual({ kind: 'anonymous' })
})

test('signing out ends it here and in the core, and clears what the browser has kept', async () => {
  const browser = await signedIn()
  const id = browser.cookies.get('__Host-sid')
  const response = await browser.post('/bff/auth/session/end', { forgetsDrafts: true })
  expect([response.status, await response.json()]).toEqual([200, { kind: 'anonymous' }])
  expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect(rightsOf(browser.asked('logout')[0])).toBe(bearer('a'))
  expect(browser.cookies.has('__Host-sid')).toBe(false)
  const stolen = await browser.request('/bff/auth/session', { headers: { cookie: `__Host-sid=${id}` } })
  expect(await stolen.json()).toEqual({ kind: 'anonymous' })
})

test('what was typed outlives a session that ends by itself', async () => {
  const browser = await signedIn()
  const response = await browser.post('/bff/auth/session/end', { forgetsDrafts: false })
  expect(response.headers.get('clear-site-data')).toBe('"cache"')
})

test.each([401, 500, 503])('signing out works although the core answers %i', async (status) => {
  const browser = await signedIn({ logout: { status, body: { detail: 'No', code: 'x' } } })
  expect((await browser.post('/bff/auth/session/end', { forgetsDrafts: true })).status).toBe(200)
  expect(await browser.state()).toEqual({ kind: 'anonymous' })
})

test('signing out everywhere is the core’s work first', async () => {
  const broken = await signedIn({ logoutEverywhere: { status: 503, body: { detail: 'Busy', code: 'x' } } })
  expect((await broken.post('/bff/auth/sessions/end')).status).toBe(503)
  expect(await broken.state()).toMatchObject({ kind: 'signedIn' })
  const browser = await signedIn()
  expect((await browser.post('/bff/auth/sessions/end')).status).toBe(200)
  expect(await browser.state()).toEqual({ kind: 'anonymous' })
})

test('the user’s sessions are listed, and each can be ended', async () => {
  const at = '2026-11-20T11:00:00Z'
  const results = [{ id: 's-1', is_current: true, device: 'Firefox', created: at, last_seen: at }]
  const browser = await signedIn({ ownSessions: { status: 200, body: { results } } })
  expect(await (await browser.ask('/bff/auth/sessions')).json()).toEqual({
    sessions: [{ id: 's-1', isCurrent: true, device: 'Firefox', startedAt: at, seenAt: at }],
  })
  expect((await browser.post('/bff/auth/sessions/s-2/end')).status).toBe(200)
  expect(browser.asked('endSession')[0]?.request.url).toMatch(/\/user\/sessions\/s-2$/)
  expect((await browser.post('/bff/auth/sessions/a%2Fb/end')).status).toBe(404)
})

test.each([
  [404, 404],
  [429, 429],
  [503, 503],
  [400, 502],
  [413, 502],
  [415, 502],
  [421, 421],
])('the core’s %i to a session’s end is %i here', async (status, shown) => {
  const body = { detail: 'No', code: 'x' }
  const browser = await signedIn({ endSession: { status, body }, ownSessions: { status, body } })
  expect((await browser.post('/bff/auth/sessions/s-2/end')).status).toBe(shown)
  if (status !== 404) expect((await browser.ask('/bff/auth/sessions')).status).toBe(shown)
})

const changed = { status: 200, body: { ...pair('b'), message: 'Password changed successfully' } }
const fresh = { newPassword: 'Fresh-word-9', repeatPassword: 'Fresh-word-9' }

test('a changed password gives the session new tokens and a new id; the old id is nothing', async () => {
  const browser = await signedIn({ changePassword: changed })
  const before = browser.cookies.get('__Host-sid')
  const response = await browser.post('/bff/auth/password', { ...fresh, currentPassword: 'right' })
  expect([response.status, await response.json()]).toEqual([
    200,
    { message: 'Password changed successfully' },
  ])
  expect(browser.asked('changePassword')[0]?.body).toEqual({
    new_password: 'Fresh-word-9',
    repeat_password: 'Fresh-word-9',
    current_password: 'right',
  })
  expect(browser.cookies.get('__Host-sid')).not.toBe(before)
  await browser.ask('/bff/auth/sessions')
  expect(rightsOf(browser.asked('ownSessions').at(-1))).toBe(bearer('b'))
  const old = await browser.request('/bff/auth/session', { headers: { cookie: `__Host-sid=${before}` } })
  expect(await old.json()).toEqual({ kind: 'anonymous' })
})

test('S2 §5: what the core says of no field is the message, its first word as it is', async () => {
  const body = { non_field_errors: ['Used before · سبق استخدامها', 'And short'] }
  const browser = await signedIn({ changePassword: { status: 400, body } })
  const response = await browser.post('/bff/auth/password', fresh)
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { message: 'Used before · سبق استخدامها' },
  ])
})

test('what is asked while the tokens change waits for the new ones, and the old refresh token is never used', async () => {
  const gate = Promise.withResolvers<void>()
  const browser = await signedIn({
    changePassword: async () => (await gate.promise, changed),
    refresh: { status: 401, body: { detail: 'Reused', code: 'not_authenticated' } },
    ownSessions: (request) =>
      request.headers.get('authorization') === bearer('b')
        ? { status: 200, body: { results: [] } }
        : { status: 401, body: { detail: 'Ended', code: 'not_authenticated' } },
  })
  const changing = browser.post('/bff/auth/password', fresh)
  await new Promise((resolve) => setTimeout(resolve, 5))
  const cookie = `__Host-sid=${browser.cookies.get('__Host-sid')}`
  const meanwhile = browser.request('/bff/auth/sessions', { headers: { cookie } })
  await new Promise((resolve) => setTimeout(resolve, 5))
  gate.resolve()
  expect((await changing).status).toBe(200)
  expect([200, 401]).toContain((await meanwhile).status)
  expect(browser.asked('refresh')).toEqual([])
  expect((await browser.ask('/bff/auth/sessions')).status).toBe(200)
})

test.each([
  [400, { new_password: ['Too short'] }, 400, { fieldErrors: { newPassword: ['Too short'] } }],
  [
    403,
    { current_password: ['Enter it'], code: 'reauth_required' },
    403,
    { code: 'reauth_required', fieldErrors: { currentPassword: ['Enter it'] } },
  ],
  [429, { detail: 'Wait', code: 'x' }, 429, { message: 'Wait' }],
  [503, { detail: 'Busy', code: 'x' }, 503, { message: 'Busy' }],
  [401, { detail: 'Ended', code: 'x' }, 401, { code: 'notAuthenticated' }],
  [404, { detail: 'No', code: 'x' }, 502, {}],
  [413, { detail: 'No', code: 'x' }, 502, {}],
  [415, { detail: 'No', code: 'x' }, 502, {}],
  [421, { detail: 'No', code: 'x' }, 421, {}],
])('the core’s %i %j to a new password is %i here', async (status, body, shown, problem) => {
  const browser = await signedIn({ changePassword: { status, body } })
  const response = await browser.post('/bff/auth/password', fresh)
  expect([response.status, await response.json()]).toMatchObject([shown, problem])
  expect(await browser.state()).toMatchObject({ kind: 'signedIn' })
})

test('a confirmed password gives the session a new id', async () => {
  const browser = await signedIn({ confirmPassword: { status: 200, body: pair('b') } })
  const before = browser.cookies.get('__Host-sid')
  const response = await browser.post('/bff/auth/session/confirm', { password: 'right' })
  expect([response.status, await response.json()]).toMatchObject([200, { kind: 'signedIn' }])
  expect(browser.cookies.get('__Host-sid')).not.toBe(before)
})

test.each([
  [400, { password: ['Not yours'] }, 400, { fieldErrors: { password: ['Not yours'] } }],
  [429, { detail: 'Wait', code: 'x' }, 429, { message: 'Wait' }],
  [503, { detail: 'Busy', code: 'x' }, 503, { message: 'Busy' }],
  [401, { detail: 'Ended', code: 'x' }, 401, {}],
  [404, { detail: 'No', code: 'x' }, 502, {}],
  [413, { detail: 'No', code: 'x' }, 502, {}],
  [415, { detail: 'No', code: 'x' }, 502, {}],
  [421, { detail: 'No', code: 'x' }, 421, {}],
])('the core’s %i %j to a confirmation is %i here', async (status, body, shown, problem) => {
  const browser = await signedIn({ confirmPassword: { status, body } })
  const response = await browser.post('/bff/auth/session/confirm', { password: 'wrong' })
  expect([response.status, await response.json()]).toMatchObject([shown, problem])
})

test('nothing of the session is anybody else’s', async () => {
  const browser = browserOver()
  for (const path of ['session/extend', 'sessions/end', 'session/confirm', 'password']) {
    const body = { 'session/confirm': { password: 'x' }, password: fresh }[path] ?? {}
    const response = await browser.post(`/bff/auth/${path}`, body)
    expect([path, response.status]).toEqual([path, path === 'sessions/end' ? 200 : 401])
  }
})
