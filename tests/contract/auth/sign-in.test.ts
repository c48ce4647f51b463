import { afterAll, beforeAll, expect, test } from 'vitest'
import { asking } from '../asking.ts'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { bearer, codeIn, lastMail, password, signIn, type Asking } from './desk.ts'
import { seededForTests } from '../seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let ask: Asking

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  ask = asking(scene.core.fetch)
})
afterAll(() => scene.close())

const wrong = { non_field_errors: ['The username or password is not correct'] }

test('username and password open a session, and its token says who asks', async () => {
  const answer = await signIn(ask, 'cashier.demo')
  expect(answer).toMatchObject({ status: 200, body: { enable_OTP: false } })
  const { access, refresh, sessionid } = answer.body
  expect(new Set([access, refresh, sessionid]).size).toBe(3)
  for (const secret of [access, refresh, sessionid]) expect(secret).toMatch(/^[\w-]{43}$/)
  const me = await ask('account.details', { headers: bearer(answer) })
  expect(me).toMatchObject({
    status: 200,
    body: {
      id: 2,
      username: 'cashier.demo',
      is_superuser: false,
      user_permissions: ['view_paymenttransaction_statistics', 'search_paymenttransaction', 'payment.create'],
      receive_order_notification: false,
      send_order_notification: false,
      merchant_title: 'Tamra & Tide',
      sections: { 'general-info': true, payment_request: true, event: false },
    },
  })
})

test('no token, session id or password is in the database as it is', async () => {
  const { body } = await signIn(ask, 'cashier.demo')
  const { rows } = await database().pool.query<{ text: string }>(
    `select (select json_agg(s) from staff_session s)::text || (select json_agg(t) from staff_token t)::text
       || (select json_agg(u) from staff_user u)::text || (select json_agg(a) from audit a)::text as text`,
  )
  for (const secret of [body['access'], body['refresh'], body['sessionid'], password])
    expect(rows[0]?.text).not.toContain(secret)
  expect(rows[0]?.text).toContain('$argon2id$')
})

test('a wrong password, an unknown name, a disabled user and one without a password are one answer', async () => {
  await database().pool.query(
    `insert into staff_user (merchant_id, username, email, name_en, name_ar, permissions, sections, created_at, password_hash, disabled_at)
     select 1, 'gone.demo', email, name_en, name_ar, permissions, sections, created_at, password_hash, now() from staff_user where id = 2
     union all select 1, 'new.demo', email, name_en, name_ar, permissions, sections, created_at, null, null from staff_user where id = 2`,
  )
  const answers = await Promise.all([
    signIn(ask, 'cashier.demo', 'not the password'),
    signIn(ask, 'nobody.demo'),
    signIn(ask, 'gone.demo'),
    signIn(ask, 'new.demo'),
    signIn(ask, 'nuwair.demo'),
  ])
  for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: wrong })
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
})

test('a user signs in at their own merchant alone, and their token opens no other', async () => {
  const elsewhere = await ask('signIn.token', {
    host: 'dar-nuwair.localhost',
    body: { username: 'nuwair.demo', password },
  })
  expect(elsewhere.status).toBe(200)
  const headers = bearer(elsewhere)
  expect((await ask('account.details', { headers, host: 'dar-nuwair.localhost' })).status).toBe(200)
  expect((await ask('account.details', { headers })).status).toBe(401)
})

test('names are found in any case, and refusals are told in Arabic', async () => {
  expect((await signIn(ask, ' Cashier.DEMO ')).status).toBe(200)
  const refused = await ask('signIn.token', {
    language: 'ar',
    body: { username: 'cashier.demo', password: 'x' },
  })
  expect(refused.body).toEqual({ non_field_errors: ['اسم المستخدم أو كلمة المرور غير صحيحة'] })
})

test('what is missing is told at its field', async () => {
  const answer = await ask('signIn.token', { body: { username: '', password: '' } })
  expect(answer).toMatchObject({
    status: 400,
    body: { username: ['This field is required'], password: ['This field is required'] },
  })
})

test('an account with a one-time code asks for it, and says where it went', async () => {
  const asked = await signIn(ask, 'admin.demo')
  expect(asked).toMatchObject({
    status: 200,
    body: {
      enable_OTP: true,
      message: 'Enter the code sent to a••••@tamra-tide.example',
      sent_to: 'a••••@tamra-tide.example',
    },
  })
  expect(asked.body).not.toHaveProperty('access')
  const mail = await lastMail(database().db, 'admin@tamra-tide.example')
  expect(mail.occasion).toBe('sign_in_code')
  expect(codeIn(mail)).toBe('123456')
  const challenge = asked.body['challenge']
  const verified = await ask('signIn.verifyOtp', {
    body: { username: 'admin.demo', challenge, code: '١٢٣ ٤٥٦' },
  })
  expect(verified).toMatchObject({ status: 200, body: { enable_OTP: false } })
  const me = await ask('account.details', { headers: bearer(verified) })
  expect(me.body).toMatchObject({ username: 'admin.demo', is_superuser: true })
  const again = await ask('signIn.verifyOtp', { body: { username: 'admin.demo', challenge, code: '123456' } })
  expect(again).toMatchObject({
    status: 400,
    body: { non_field_errors: ['This code is no longer valid. Sign in again'] },
  })
})

test('nobody has signed in: 401, with or without a token that never was', async () => {
  const refused = { detail: 'Sign in to continue', code: 'not_authenticated' }
  expect(await ask('account.details')).toMatchObject({ status: 401, body: refused })
  const headers = { authorization: `Bearer ${'A'.repeat(43)}` }
  const answer = await ask('account.details', { headers })
  expect(answer).toMatchObject({ status: 401, body: refused })
  expect(answer.headers.get('www-authenticate')).toBe('Bearer')
})
