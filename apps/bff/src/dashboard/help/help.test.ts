import { expect, test } from 'vitest'
import { bffOver } from '../../bff.fixtures.ts'

const over = (status: number, body: unknown) => bffOver({ other: { status, body } })
const question = { email: 'yousef@example.com', subject: 'feedback', message: 'Hello' }
const headers = { 'idempotency-key': 'a-key-of-the-page' }

test('the form learns its subjects and how long a message may be', async () => {
  const POST = {
    subject_choices: [{ value: 'feedback', display_name: 'Feedback' }],
    email_message: { max_length: 4_000 },
  }
  const answer = await over(200, { actions: { POST } }).request('/bff/dashboard/help')
  expect(await answer.json()).toEqual({
    subjects: [{ value: 'feedback', label: 'Feedback' }],
    mostLetters: 4_000,
  })
})

test('a question is passed on under its key, and answered with the core’s message', async () => {
  const bff = over(200, { message: 'On its way.' })
  const answer = await bff.post('/bff/dashboard/help', question, headers)
  expect(await answer.json()).toEqual({ message: 'On its way.' })
  const request = bff.made.at(-1)?.request
  expect(request?.headers.get('idempotency-key')).toBe('a-key-of-the-page')
  expect(await request?.json()).toEqual({
    email: 'yousef@example.com',
    subject: 'feedback',
    email_message: 'Hello',
  })
})

test('what is wrong with the message stands at the message', async () => {
  const refused = over(400, { email_message: ['This field is required'] })
  const answer = await refused.post('/bff/dashboard/help', question, headers)
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ fieldErrors: { message: ['This field is required'] } }),
  ])
})

test.each([403, 409, 429])('a refusal with %i is a problem with the same', async (status) => {
  const answer = await over(status, { detail: 'No.', code: 'no' }).post(
    '/bff/dashboard/help',
    question,
    headers,
  )
  expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ message: 'No.' })])
})
