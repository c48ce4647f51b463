import type { SignedIn } from '@wasl/tests/support/staff'
import { expect, test } from 'vitest'
import { codeIn, lastMail, password, tokenIn } from '../../auth/desk.ts'
import { seededForTests } from '../../seeded.ts'
import { peopleDesk, wish } from './people-desk.ts'

const database = seededForTests()
const { as, signIn, change } = peopleDesk(database)

let turn = 0
/** Somebody who was invited just now, at a mailbox nobody else has. */
async function invited(by: SignedIn) {
  turn += 1
  const [username, email] = [`moves-${turn}`, `moves-${turn}@tamra-tide.example`]
  const body = { username, ...wish, email, language: 'en' }
  const added = await as(by, 'administration.users.create', { body })
  const { id } = added.body['user'] as { id: number }
  return { id, username, email, params: { id: String(id) } }
}
const mailTo = (email: string) => lastMail(database().db, email)
const choose = (username: string, token: string) =>
  as(null, 'signIn.resetPassword', {
    body: { username, token, new_password: password, password_confirmation: password },
  })
const opens = async (token: string) => (await as(null, 'signIn.openReset', { body: { token } })).status
const askCode = async (username: string, email: string) => {
  const { body } = await as(null, 'signIn.token', { body: { username, password } })
  const code = codeIn(await mailTo(email))
  return () =>
    as(null, 'signIn.verifyOtp', { body: { username, challenge: String(body['challenge']), code } })
}
const over = { status: 400, body: { non_field_errors: [expect.stringMatching('Sign in again')] } }

test('with another address a mailed link opens no more, and a new one goes to that address', async () => {
  const by = await signIn({ isSuperuser: true })
  const { id, username, email, params } = await invited(by)
  const token = tokenIn(await mailTo(email))
  expect(await change(by, id, { name_en: 'Renamed' })).toMatchObject({ status: 200 })
  expect(await opens(token)).toBe(200)
  const moved = `new-${email}`
  expect(await change(by, id, { email: moved })).toMatchObject({
    status: 200,
    body: { invited: false, user: { state: 'invited', email: moved } },
  })
  expect(await opens(token)).toBe(404)
  expect(await choose(username, token)).toMatchObject({ status: 400, body: { code: 'link_over' } })
  expect((await as(by, 'administration.users.invite', { params, body: {} })).status).toBe(200)
  expect(await choose(username, tokenIn(await mailTo(moved)))).toMatchObject({ status: 200 })
})

test('with another address a mailed code opens no session; whoever is disabled has none that waits', async () => {
  const by = await signIn({ isSuperuser: true })
  const { id, username, email, params } = await invited(by)
  await choose(username, tokenIn(await mailTo(email)))
  await change(by, id, { one_time_code: true })
  const enter = await askCode(username, email)
  const moved = `new-${email}`
  await change(by, id, { email: moved })
  expect(await enter()).toMatchObject(over)
  const enterAgain = await askCode(username, moved)
  for (const door of ['disable', 'enable'] as const)
    expect((await as(by, `administration.users.${door}`, { params, body: {} })).status).toBe(200)
  expect(await enterAgain()).toMatchObject(over)
  expect((await (await askCode(username, moved))()).status).toBe(200)
})
