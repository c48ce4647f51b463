import { signForwarded } from '@wasl/contracts/forwarded'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInStaff } from '../../support/staff.ts'
import { asking } from '../asking.ts'
import { coreUnderTest, secret, type CoreUnderTest } from '../core-under-test.ts'
import { lastMail, password, signIn, tokenIn, type Asking } from './desk.ts'
import { seededForTests } from '../seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let ask: Asking

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  ask = asking(scene.core.fetch)
})
afterAll(() => scene.close())

/** A user of its own who has the demo's password. */
async function user(): Promise<string> {
  const { username, userId } = await signedInStaff({ db: database().db, now: scene.now })
  await database().pool.query(
    `update staff_user set password_hash = (select password_hash from staff_user where username = 'cashier.demo') where id = $1`,
    [userId],
  )
  return username
}

const guess = (username: string) => signIn(ask, username, 'a guess')

test('after five wrong passwords not even the right one is looked at, for thirty seconds', async () => {
  const username = await user()
  for (let tried = 0; tried < 5; tried += 1) expect((await guess(username)).status).toBe(400)
  const wrong = await guess(username)
  const right = await signIn(ask, username)
  expect(wrong).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(right.text).toBe(wrong.text)
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(25)
  scene.advance(30_001)
  expect((await signIn(ask, username)).status).toBe(200)
  expect((await guess(username)).status).toBe(400)
})

test('a name that nobody has is locked like one that somebody has', async () => {
  const answers = []
  for (let tried = 0; tried < 6; tried += 1) answers.push(await guess('nobody.ever'))
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429])
})

test('a restart forgives nothing', async () => {
  const username = await user()
  for (let tried = 0; tried < 5; tried += 1) await guess(username)
  const restarted = asking(scene.sibling({}).fetch)
  expect((await signIn(restarted, username)).status).toBe(429)
})

test('a hundred wrong passwords stop the account, and a mailed link opens it again', async () => {
  const username = await user()
  for (let tried = 0; tried < 100; tried += 1) {
    await guess(username)
    scene.advance(3_600_001)
  }
  const stopped = await signIn(ask, username)
  expect(stopped).toMatchObject({ status: 429, body: { code: 'account_locked' } })
  await ask('signIn.forgotPassword', { body: { username } })
  const token = tokenIn(await lastMail(database().db, `${username}@staff.example`))
  const fresh = { new_password: 'Tall-Ship-41', password_confirmation: 'Tall-Ship-41' }
  await ask('signIn.resetPassword', { body: { token, username, ...fresh } })
  expect((await signIn(ask, username, 'Tall-Ship-41')).status).toBe(200)
})

/** As the bff signs where a request comes from. */
const from = (address: string) =>
  signForwarded(
    { host: 'localhost:4000', language: 'en', requestId: 'of-a-test', address },
    secret,
    scene.now(),
  )

test('twenty wrong passwords from one network, whatever names they try', async () => {
  const username = await user()
  const tryFrom = (address: string, name: string, given: string) =>
    ask('signIn.token', { headers: from(address), body: { username: name, password: given } })
  for (let tried = 0; tried < 20; tried += 1)
    expect((await tryFrom('185.33.12.4', `nobody.${tried}`, 'x')).status).toBe(400)
  expect((await tryFrom('185.33.12.4', username, password)).status).toBe(429)
  expect((await tryFrom('185.33.12.5', username, password)).status).toBe(200)
  const invented = { ...from('185.33.12.4'), 'x-forwarded-for': '9.9.9.9' }
  const spoofed = await ask('signIn.token', { headers: invented, body: { username, password } })
  expect(spoofed.status).toBe(429)
  scene.advance(300_000)
  expect((await tryFrom('185.33.12.4', username, password)).status).toBe(200)
})

test('whoever tries a name from elsewhere shuts out neither a device nor a network that signed in before', async () => {
  const username = await user()
  const enter = (address: string, given: string, known_device?: string) =>
    ask('signIn.token', {
      headers: from(address),
      body: { username, password: given, ...(known_device && { known_device }) },
    })
  const first = await enter('185.33.20.1', password)
  const device = String(first.body['known_device'])
  for (let tried = 0; tried < 14; tried += 1) await enter(`185.33.21.${tried}`, 'a guess')
  expect((await enter('185.33.22.1', password)).status).toBe(429)
  expect((await enter('185.33.20.1', password)).status).toBe(200)
  expect(await enter('185.33.22.2', password, device)).toMatchObject({
    status: 200,
    body: { known_device: device },
  })
  // The attacker is slowed down as before, whoever signs in elsewhere, and a device that guesses is, too.
  expect((await enter('185.33.21.99', 'a guess')).status).toBe(429)
  for (let tried = 0; tried < 5; tried += 1)
    expect((await enter('185.33.22.2', 'a guess', device)).status).toBe(400)
  expect((await enter('185.33.22.2', password, device)).status).toBe(429)
  expect((await enter('185.33.20.1', password)).status).toBe(200)
})

test('a device is known for the user who signed in on it, and for nobody else', async () => {
  const [own, other] = [await user(), await user()]
  const enter = (username: string, known_device: string) =>
    ask('signIn.token', {
      headers: from('185.33.23.1'),
      body: { username, password: 'a guess', known_device },
    })
  const { body } = await ask('signIn.token', { body: { username: own, password } })
  const device = String(body['known_device'])
  const forged = device.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))
  for (let tried = 0; tried < 5; tried += 1) await guess(other)
  for (let tried = 0; tried < 5; tried += 1) await guess(own)
  expect((await enter(other, device)).status).toBe(429)
  expect((await enter(own, forged.slice(0, -2) + (forged.endsWith('AA') ? 'BB' : 'AA'))).status).toBe(429)
  expect((await enter(own, device)).status).toBe(400)
})

test('what was tried is written down, and no typed name that is nobody’s', async () => {
  const username = await user()
  await guess(username)
  await guess('My-Secret-Password-1!')
  const { rows } = await database().pool.query<{ actor: string; action: string }>(
    `select actor, action from audit order by id desc limit 2`,
  )
  expect(rows).toEqual([
    { actor: 'nobody', action: 'session.refused' },
    { actor: username, action: 'session.refused' },
  ])
  const { rows: all } = await database().pool.query<{ text: string }>(
    `select (select json_agg(a) from audit a)::text || (select json_agg(t) from sign_in_throttle t)::text as text`,
  )
  expect(all[0]?.text).not.toContain('My-Secret')
  expect(scene.log.join('\n')).not.toMatch(/My-Secret|Wasl-demo|Tall-Ship/)
})
