import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedInStaff } from '../../support/staff.ts'
import { asking } from '../asking.ts'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { codeIn, lastMail, signIn, type Asking } from './desk.ts'
import { seededForTests } from '../seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let ask: Asking
let username: string
const mailbox = () => `${username}@staff.example`

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  ask = asking(scene.core.fetch)
})
afterAll(() => scene.close())

/** A user of each test's own, with a random code by mail. */
beforeEach(async () => {
  const staff = await signedInStaff({ db: database().db, now: scene.now })
  username = staff.username
  await database().pool.query(
    `update staff_user set one_time_code = true,
       password_hash = (select password_hash from staff_user where username = 'cashier.demo') where id = $1`,
    [staff.userId],
  )
})

const challengeOf = async () => String((await signIn(ask, username)).body['challenge'])
const code = async () => codeIn(await lastMail(database().db, mailbox()))
const otherThan = (right: string) => ((Number(right) + 1) % 1_000_000).toString().padStart(6, '0')
const verify = (challenge: string, given: string, name = username) =>
  ask('signIn.verifyOtp', { body: { username: name, challenge, code: given } })

const wrongCode = { status: 400, body: { code: ['This code is not correct'] } }
const over = {
  status: 400,
  body: { non_field_errors: ['This code is no longer valid. Sign in again'] },
}

test('five wrong codes end the challenge: the right one is refused afterwards', async () => {
  const challenge = await challengeOf()
  const right = await code()
  for (let tried = 0; tried < 4; tried += 1)
    expect(await verify(challenge, otherThan(right))).toMatchObject(wrongCode)
  expect(await verify(challenge, otherThan(right))).toMatchObject(over)
  expect(await verify(challenge, right)).toMatchObject(over)
})

test('what cannot be a code costs no try', async () => {
  const challenge = await challengeOf()
  for (const typed of ['', '12345', '1234567', 'abcdef'])
    expect(await verify(challenge, typed)).toMatchObject({
      status: 400,
      body: { code: ['Enter the 6 digits of the code'] },
    })
  for (let tried = 0; tried < 4; tried += 1) await verify(challenge, otherThan(await code()))
  expect((await verify(challenge, await code())).status).toBe(200)
})

test('a code lives five minutes', async () => {
  const challenge = await challengeOf()
  scene.advance(5 * 60_000)
  expect(await verify(challenge, await code())).toMatchObject(over)
})

test('a code belongs to its challenge, its user and its merchant', async () => {
  const other = await signedInStaff({ db: database().db, now: scene.now })
  const challenge = await challengeOf()
  const right = await code()
  expect(await verify(challenge, right, other.username)).toMatchObject(over)
  expect(await verify('A'.repeat(43), right)).toMatchObject(over)
  const body = { username, challenge, code: right }
  expect(await ask('signIn.verifyOtp', { body, host: 'dar-nuwair.localhost' })).toMatchObject(over)
  expect((await verify(challenge, right)).status).toBe(200)
})

test('a new sign-in replaces the challenge before it', async () => {
  const first = await challengeOf()
  const old = await code()
  const second = await challengeOf()
  expect(await verify(first, old)).toMatchObject(over)
  expect((await verify(second, await code())).status).toBe(200)
})

test('a re-sent code replaces the one before it, and gives no try back', async () => {
  const challenge = await challengeOf()
  const old = await code()
  for (let tried = 0; tried < 3; tried += 1) await verify(challenge, otherThan(old))
  const resent = await ask('signIn.resendOtp', { body: { username, challenge } })
  expect(resent).toMatchObject({ status: 200, body: { challenge, enable_OTP: true } })
  const fresh = await code()
  if (fresh !== old) expect(await verify(challenge, old)).toMatchObject(wrongCode)
  expect((await verify(challenge, fresh)).status).toBe(fresh === old ? 400 : 200)
})

test('three codes within a quarter of an hour, whichever step asks for them', async () => {
  const challenge = await challengeOf()
  const resend = () => ask('signIn.resendOtp', { body: { username, challenge } })
  expect((await resend()).status).toBe(200)
  expect((await resend()).status).toBe(200)
  const refused = await resend()
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(890)
  expect((await signIn(ask, username)).status).toBe(429)
  scene.advance(15 * 60_000)
  expect((await signIn(ask, username)).status).toBe(200)
})

test('who enters the right code each time signs in as often as they like', async () => {
  for (let round = 0; round < 5; round += 1) {
    const challenge = await challengeOf()
    expect((await verify(challenge, await code())).status).toBe(200)
  }
})

test('ten wrong codes lock the second step, whatever the password', async () => {
  for (let round = 0; round < 2; round += 1) {
    const challenge = await challengeOf()
    const wrong = otherThan(await code())
    for (let tried = 0; tried < 5; tried += 1) await verify(challenge, wrong)
  }
  const refused = await signIn(ask, username)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  scene.advance(31_000)
  expect((await signIn(ask, username)).status).toBe(200)
})
