import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedInStaff, signInAs, type SignedIn } from '../../support/staff.ts'
import { asking } from '../asking.ts'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { bearer, lastMail, password, signIn, tokenIn, type Asking } from './desk.ts'
import { seededForTests } from '../seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let ask: Asking
let staff: SignedIn
const desk = () => ({ db: database().db, now: scene.now })
const mailbox = () => `${staff.username}@staff.example`
const fresh = 'Tall-Ship-41'

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  ask = asking(scene.core.fetch)
})
afterAll(() => scene.close())
beforeEach(async () => {
  staff = await signedInStaff(desk())
  await database().pool.query(
    `update staff_user set password_hash = (select password_hash from staff_user where username = 'cashier.demo') where id = $1`,
    [staff.userId],
  )
})

const forgot = (username: string) => ask('signIn.forgotPassword', { body: { username } })
const linkOf = async () => {
  await forgot(staff.username)
  return tokenIn(await lastMail(database().db, mailbox()))
}
const reset = (token: string, wish: Record<string, string> = {}) =>
  ask('signIn.resetPassword', {
    body: { token, username: staff.username, new_password: fresh, password_confirmation: fresh, ...wish },
  })
const isSignedIn = async ({ headers }: { headers: { authorization: string } }) =>
  (await ask('account.sections', { headers })).status === 200

test('who has forgotten is mailed a link to their own page, with the token in its fragment', async () => {
  await forgot(staff.username)
  const mail = await lastMail(database().db, mailbox())
  expect(mail.occasion).toBe('password_reset')
  expect(mail.text).toMatch(/http:\/\/localhost:4000\/en\/reset-password#token=[\w-]{43}/)
  const { rows } = await database().pool.query(`select token_hash from password_reset where user_id = $1`, [
    staff.userId,
  ])
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(tokenIn(mail))
})

test('whether there is such a user is told by neither the words nor the time', async () => {
  const known = await forgot(staff.username)
  const unknown = await forgot('nobody.demo')
  expect(known.status).toBe(200)
  expect(unknown.text).toBe(known.text)
  const times = await Promise.all(
    [staff.username, 'nobody.at.all'].map(async (username) => {
      const start = performance.now()
      await forgot(username)
      return performance.now() - start
    }),
  )
  for (const ms of times) expect(ms).toBeGreaterThanOrEqual(145)
})

test('a fourth link within an hour is not sent, and nobody is told so', async () => {
  const answers = [await forgot(staff.username), await forgot(staff.username)]
  answers.push(await forgot(staff.username), await forgot(staff.username))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  const links = async () =>
    (await database().pool.query(`select 1 from password_reset where user_id = $1`, [staff.userId])).rowCount
  expect(await links()).toBe(3)
  scene.advance(3_600_000)
  await forgot(staff.username)
  expect(await links()).toBe(4)
})

test('the link sets a password once; every session ends and the user is told', async () => {
  const token = await linkOf()
  expect(await ask('signIn.openReset', { body: { token } })).toMatchObject({
    status: 200,
    body: { first_password: false },
  })
  expect(await reset(token)).toMatchObject({
    status: 200,
    body: { message: 'Your password was changed. Sign in with the new one' },
  })
  expect(await isSignedIn(staff)).toBe(false)
  expect((await lastMail(database().db, mailbox())).occasion).toBe('password_changed')
  expect((await signIn(ask, staff.username)).status).toBe(400)
  expect((await signIn(ask, staff.username, fresh)).status).toBe(200)
  expect(
    await reset(token, { new_password: 'Small-Boat-42', password_confirmation: 'Small-Boat-42' }),
  ).toMatchObject({
    status: 400,
    body: { non_field_errors: ['This link is no longer valid. Ask for a new one'], code: 'link_over' },
  })
  expect((await ask('signIn.openReset', { body: { token } })).status).toBe(404)
})

test('a link lives half an hour, opens at its own merchant alone, and every other link ends with it', async () => {
  const first = await linkOf()
  const second = await linkOf()
  const elsewhere = { body: { token: second }, host: 'dar-nuwair.localhost' }
  expect((await ask('signIn.openReset', elsewhere)).status).toBe(404)
  expect((await reset(second)).status).toBe(200)
  expect((await reset(first)).status).toBe(400)
  const third = await linkOf()
  scene.advance(30 * 60_000)
  expect((await ask('signIn.openReset', { body: { token: third } })).status).toBe(404)
  expect((await reset(third)).status).toBe(400)
})

test('a weak password is refused rule by rule, and the link stays good', async () => {
  const token = await linkOf()
  const refused = async (given: string, field: string, texts: string[], wish = {}) =>
    expect(await reset(token, { new_password: given, password_confirmation: given, ...wish })).toMatchObject({
      status: 400,
      body: { [field]: texts },
    })
  await refused('short', 'new_password', [
    'Use at least 8 characters',
    'Use at least 1 special character',
    'Use at least 1 digit',
    'Use at least 1 upper-case letter',
  ])
  await refused('Password1!', 'new_password', ['This is a common password'])
  await refused(`${staff.username}A!7`, 'new_password', [
    'The password is too similar to your personal information',
  ])
  await refused(fresh, 'password_confirmation', ['The two passwords differ'], {
    password_confirmation: 'Other-Ship-41',
  })
  await refused(fresh, 'username', ['This link belongs to another user'], { username: 'cashier.demo' })
  expect((await reset(token)).status).toBe(200)
})

const change = (wish: Record<string, string>, { headers } = staff) =>
  ask('session.changePassword', {
    headers,
    body: { new_password: fresh, repeat_password: fresh, ...wish },
  })

test('within five minutes of signing in the password may be changed; the other sessions and the old tokens end', async () => {
  const other = await signInAs(desk(), staff.username)
  const changed = await change({})
  expect(changed).toMatchObject({ status: 200, body: { message: 'Password changed successfully' } })
  expect(await isSignedIn(other)).toBe(false)
  expect(await isSignedIn(staff)).toBe(false)
  expect(await isSignedIn({ headers: bearer(changed) })).toBe(true)
  expect((await ask('signIn.refresh', { body: { refresh: staff.refresh } })).status).toBe(401)
  expect((await signIn(ask, staff.username, fresh)).status).toBe(200)
  expect((await lastMail(database().db, mailbox())).occasion).toBe('password_changed')
})

test('later it takes the current password, and a borrowed session may not guess it', async () => {
  scene.advance(5 * 60_000)
  expect(await change({})).toMatchObject({
    status: 403,
    body: { code: 'reauth_required', current_password: ['Enter your current password'] },
  })
  const guess = () => change({ current_password: 'a guess' })
  for (let tried = 0; tried < 5; tried += 1)
    expect(await guess()).toMatchObject({
      status: 400,
      body: { current_password: ['This password is not correct'] },
    })
  expect((await guess()).status).toBe(429)
  expect((await change({ current_password: password })).status).toBe(429)
  scene.advance(30_001)
  expect((await change({ current_password: password })).status).toBe(200)
})

test('a new password is new, and typed twice alike', async () => {
  expect(await change({ new_password: password, repeat_password: password })).toMatchObject({
    status: 400,
    body: { new_password: expect.any(Array) as string[] },
  })
  expect(await change({ repeat_password: 'Other-Ship-41' })).toMatchObject({
    status: 400,
    body: { repeat_password: ['The two passwords differ'] },
  })
})

test('giving the password again opens what asks for it, under new tokens', async () => {
  scene.advance(5 * 60_000)
  const wrong = await ask('session.confirmPassword', { headers: staff.headers, body: { password: 'x' } })
  expect(wrong).toMatchObject({ status: 400, body: { password: ['This password is not correct'] } })
  expect((await change({})).status).toBe(403)
  const confirmed = await ask('session.confirmPassword', { headers: staff.headers, body: { password } })
  expect(confirmed.status).toBe(200)
  expect(await isSignedIn(staff)).toBe(false)
  expect((await change({}, { ...staff, headers: bearer(confirmed) })).status).toBe(200)
})

test('how long the password still counts as given is told, to the second', async () => {
  const left = async () => (await ask('session.recentPassword', { headers: staff.headers })).body
  expect(await left()).toEqual({ seconds: 300 })
  scene.advance(299_001)
  expect(await left()).toEqual({ seconds: 1 })
  scene.advance(999)
  expect(await left()).toEqual({ seconds: 0 })
  expect((await change({})).status).toBe(403)
})

test('without composition rules a long plain sentence is enough', async () => {
  const nist = asking(scene.sibling({ passwordComposition: 'nist' }).fetch)
  const body = { new_password: 'four plain words here', repeat_password: 'four plain words here' }
  expect((await ask('session.changePassword', { headers: staff.headers, body })).status).toBe(400)
  expect((await nist('session.changePassword', { headers: staff.headers, body })).status).toBe(200)
})
