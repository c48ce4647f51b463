import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInStaff, signInAs, type SignedIn } from '../../support/staff.ts'
import { asking, type Answer } from '../asking.ts'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { bearer, type Asking } from './desk.ts'
import { seededForTests } from '../seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let ask: Asking

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  ask = asking(scene.core.fetch)
})
afterAll(() => scene.close())

const desk = () => ({ db: database().db, now: scene.now })
const refreshWith = (refresh: string, headers = {}) => ask('signIn.refresh', { body: { refresh }, headers })
const statusOf = async (headers: { authorization: string }, more = {}) =>
  (await ask('account.sections', { headers: { ...headers, ...more } })).status
const refreshOf = (answer: Answer) => String(answer.body['refresh'])
const minutes = (count: number) => count * 60_000

test('an access token lives a quarter of an hour, and a refresh token is worth a new pair', async () => {
  const staff = await signedInStaff(desk())
  scene.advance(minutes(14))
  expect(await statusOf(staff.headers)).toBe(200)
  scene.advance(minutes(1))
  expect(await statusOf(staff.headers)).toBe(401)
  const pair = await refreshWith(staff.refresh)
  expect(pair.status).toBe(200)
  expect(await statusOf(bearer(pair))).toBe(200)
  expect(refreshOf(pair)).not.toBe(staff.refresh)
})

test('twenty minutes without a word end a session; a word in between begins them anew', async () => {
  const staff = await signedInStaff(desk())
  scene.advance(minutes(13))
  expect(await statusOf(staff.headers)).toBe(200)
  scene.advance(minutes(19))
  const pair = await refreshWith(staff.refresh)
  expect(pair.status).toBe(200)
  scene.advance(minutes(20) + 10_001)
  expect((await refreshWith(refreshOf(pair))).status).toBe(401)
  expect(await statusOf(bearer(pair))).toBe(401)
})

test('what a page asks by itself keeps no session alive', async () => {
  const staff = await signedInStaff(desk())
  const background = { 'x-wasl-background': '1' }
  scene.advance(minutes(12))
  expect(await statusOf(staff.headers, background)).toBe(200)
  const pair = await refreshWith(staff.refresh, background)
  expect(pair.status).toBe(200)
  scene.advance(minutes(8) + 10_001)
  expect(await statusOf(bearer(pair))).toBe(401)
})

test('twelve hours end a session, whatever was refreshed', async () => {
  const staff = await signedInStaff(desk())
  let { refresh } = staff
  for (let step = 0; step < 71; step += 1) {
    scene.advance(minutes(10))
    refresh = refreshOf(await refreshWith(refresh))
  }
  const last = await refreshWith(refresh)
  expect(last.status).toBe(200)
  expect(last.body['session_ends']).toBe(last.body['access_expires'])
  scene.advance(minutes(10))
  expect((await refreshWith(refreshOf(last))).status).toBe(401)
})

test('a refresh token that is used again ends the session of both', async () => {
  const staff = await signedInStaff(desk())
  const pair = await refreshWith(staff.refresh)
  scene.advance(10_001)
  expect(await statusOf(bearer(pair))).toBe(200)
  expect((await refreshWith(staff.refresh)).status).toBe(401)
  expect(await statusOf(bearer(pair))).toBe(401)
  expect((await refreshWith(refreshOf(pair))).status).toBe(401)
  const { rows } = await database().pool.query(
    `select action from audit where session_id = $1 order by id desc limit 1`,
    [staff.sessionId],
  )
  expect(rows).toEqual([{ action: 'session.reuse' }])
})

test('two refreshes of one browser at once kill nothing', async () => {
  const staff = await signedInStaff(desk())
  const pairs = await Promise.all([refreshWith(staff.refresh), refreshWith(staff.refresh)])
  expect(pairs.map(({ status }) => status)).toEqual([200, 200])
  for (const pair of pairs) expect(await statusOf(bearer(pair))).toBe(200)
})

test('signing out ends the session with all its tokens', async () => {
  const staff = await signedInStaff(desk())
  expect((await ask('session.logout', { headers: staff.headers })).status).toBe(200)
  expect(await statusOf(staff.headers)).toBe(401)
  expect((await refreshWith(staff.refresh)).status).toBe(401)
})

test('a user sees and ends their own sessions, and nobody else’s', async () => {
  const mine = await signInAs(desk(), 'checker.demo')
  const other = await signInAs(desk(), 'checker.demo')
  const stranger = await signInAs(desk(), 'cashier.demo')
  const list = await ask('session.sessions', { headers: mine.headers })
  const results = list.body['results'] as { id: string; is_current: boolean }[]
  expect(results.map(({ is_current }) => is_current).toSorted()).toEqual([false, true])
  const id = results.find(({ is_current }) => !is_current)?.id ?? ''
  const end = (staff: SignedIn) => ask('session.endSession', { headers: staff.headers, params: { id } })
  expect((await end(stranger)).status).toBe(404)
  expect(await statusOf(other.headers)).toBe(200)
  expect((await end(mine)).status).toBe(200)
  expect(await statusOf(other.headers)).toBe(401)
  expect((await end(mine)).status).toBe(404)
})

test('signing out everywhere ends this session too', async () => {
  const here = await signInAs(desk(), 'events.demo')
  const there = await signInAs(desk(), 'events.demo')
  const answer = await ask('session.logoutEverywhere', { headers: here.headers })
  expect(answer.body).toMatchObject({ ended: 2 })
  expect([await statusOf(here.headers), await statusOf(there.headers)]).toEqual([401, 401])
})

test('a user who is disabled is nobody at once', async () => {
  const staff = await signedInStaff(desk())
  expect(await statusOf(staff.headers)).toBe(200)
  await database().pool.query('update staff_user set disabled_at = now() where id = $1', [staff.userId])
  expect(await statusOf(staff.headers)).toBe(401)
  expect((await refreshWith(staff.refresh)).status).toBe(401)
})

test('rights that are taken away are gone with the next request', async () => {
  const staff = await signedInStaff(desk())
  const flags = async () => (await ask('account.sections', { headers: staff.headers })).body
  expect(await flags()).toMatchObject({ ticket: true, payment_request: true })
  await database().pool.query(`update staff_user set sections = '{help}' where id = $1`, [staff.userId])
  expect(await flags()).toMatchObject({ ticket: false, help: true })
})
