import type { Problem } from '@wasl/contracts/values/web'
import { expect, test } from 'vitest'
import { bffOver, fromApp } from '../bff.fixtures.ts'

const path = '/bff/dashboard/administration/collectors'
const row = {
  id: 'COL-1',
  name_en: 'Gate A',
  name_ar: 'البوابة أ',
  username: null,
  unit_code: 'main',
  active: true,
  initiator: 'gate-a',
  revision: 2,
  collected: [{ currency_code: 'KWD', payments: 1, received: '5.000', cash: '0.000' }],
}
const wish = { nameEn: 'Gate A', nameAr: 'البوابة أ', username: null, unitCode: 'main', active: true }
const sent = (status: number, answer: unknown, body: unknown) => {
  const bff = bffOver({ other: { status, body: answer } })
  return { bff, answer: bff.request(path, { method: 'POST', headers: fromApp, body: JSON.stringify(body) }) }
}

test('a relayed call reaches the core in its names and is answered in the screen’s', async () => {
  const { bff, answer } = sent(201, row, wish)
  expect([(await answer).status, await (await answer).json()]).toEqual([
    201,
    {
      ...wish,
      id: 'COL-1',
      initiator: 'gate-a',
      revision: 2,
      collected: [{ currencyCode: 'KWD', payments: 1, received: '5.000', cash: '0.000' }],
    },
  ])
  expect(bff.made.at(-1)).toMatchObject({
    body: { name_en: 'Gate A', name_ar: 'البوابة أ', username: null, unit_code: 'main', active: true },
  })
})

test.each([400, 403, 404, 409, 429])('a core that answers %i is a Problem with its words', async (status) => {
  const { answer } = sent(status, { detail: 'The core says no.', code: 'no' }, wish)
  expect([(await answer).status, await (await answer).json()]).toMatchObject([
    status,
    { code: 'no', message: 'The core says no.' },
  ])
})

test('a field the core refuses is named as the form names it, a way into a field stays; an unknown host is 404', async () => {
  const wrong = { name_en: ['Required'], 'units.food_court.KWD.fee': ['No amount'] }
  const refused = await sent(400, wrong, wish).answer
  expect(await refused.json()).toMatchObject({
    fieldErrors: { nameEn: ['Required'], 'units.food_court.KWD.fee': ['No amount'] },
  })
  expect((await sent(421, { detail: 'Unknown host', code: 'unknown_host' }, wish).answer).status).toBe(404)
})

test('a field nobody knows and a limit of the core are refused before the core is asked', async () => {
  const { bff, answer } = sent(201, row, { ...wish, nameEn: 'x'.repeat(81), more: 1 })
  expect((await answer).status).toBe(400)
  expect(Object.keys(((await (await answer).json()) as Problem).fieldErrors ?? {})).toEqual(
    expect.arrayContaining(['nameEn', 'more']),
  )
  expect(bff.made.filter(({ body }) => body !== undefined)).toEqual([])
})

test('a route keeps the limit the core has for its body', async () => {
  const report = { added: 1, known: 0, total: 1, rejected_count: 0, rejected: [] }
  const send = (length: number) =>
    bffOver({ other: { status: 200, body: report } }).post(
      '/bff/dashboard/plugins/customer_payment/restrictions/RULE-1/identifiers',
      { content: '5'.repeat(length), replace: false },
    )
  expect((await send(1_000_000)).status).toBe(200)
  expect((await send(1_100_000)).status).toBe(413)
})

test('a press reaches the core under its key and browser; no other header goes along', async () => {
  const bff = bffOver({ other: { status: 200, body: { message: 'On its way.' } } })
  const question = { email: 'me@example.com', subject: 'feedback', emailMessage: 'Hello' }
  const headers = { 'idempotency-key': 'a-key-of-the-page', 'user-agent': 'Browser/1', 'x-more': '1' }
  expect((await bff.post('/bff/dashboard/help', question, headers)).status).toBe(200)
  const reached = bff.made.at(-1)?.request.headers
  expect(['idempotency-key', 'user-agent', 'x-more'].map((name) => reached?.get(name))).toEqual([
    'a-key-of-the-page',
    'Browser/1',
    null,
  ])
})

test('what the core tells by OPTIONS is asked for by GET', async () => {
  const POST = {
    subject_choices: [{ value: 'feedback', display_name: 'Feedback' }],
    email_message: { max_length: 9 },
  }
  const bff = bffOver({ other: { status: 200, body: { actions: { POST } } } })
  expect(await (await bff.request('/bff/dashboard/help')).json()).toEqual({
    actions: {
      POST: {
        subjectChoices: [{ value: 'feedback', displayName: 'Feedback' }],
        emailMessage: { maxLength: 9 },
      },
    },
  })
  expect(bff.made.at(-1)?.request.method).toBe('OPTIONS')
})
