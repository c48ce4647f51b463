import { expect, test } from 'vitest'
import { bffOver } from '../../bff.fixtures.ts'

const rule = {
  id: 'RULE-1',
  name: 'A rule',
  active: true,
  scope: 'all',
  scope_of: [],
  identifier: 'civil_id',
  list: 'block',
  currency: 'KWD',
  minimum: null,
  maximum: '5.000',
  sum_per_day: null,
  sum_per_month: null,
  payments_per_day: 3,
  payments_per_month: null,
  currencies: [],
  gateways: ['knet'],
  days: [0],
  opens: '08:00',
  closes: '20:00',
  message_en: 'No',
  message_ar: null,
  identifiers: 2,
  hits: 1,
  last_hit_at: '2026-11-20T15:01:00.000Z',
  revision: 4,
  created_by: 'admin.demo',
  updated_at: '2026-11-20T15:01:00.000Z',
}
const known = {
  results: [rule],
  collectors: [{ value: 'COL-1', name_en: 'Desk', name_ar: 'مكتب' }],
  gateways: [],
  currencies: ['KWD'],
  timezone: 'Asia/Kuwait',
  country: 'KW',
}
const wish = {
  name: 'A rule',
  active: true,
  scope: 'all',
  scopeOf: [],
  identifier: 'civil_id',
  list: 'block',
  currency: 'KWD',
  minimum: null,
  maximum: '5.000',
  sumPerDay: null,
  sumPerMonth: null,
  paymentsPerDay: 3,
  paymentsPerMonth: null,
  currencies: [],
  gateways: ['knet'],
  days: [0],
  opens: '08:00',
  closes: '20:00',
  messageEn: 'No',
  messageAr: null,
}

const over = (status: number, body: unknown) => bffOver({ other: { status, body } })
const refusal = { detail: 'The core says no.', code: 'no' }
const path = '/bff/dashboard/restrictions'

test('rules are told in the words of their screen', async () => {
  const answer = await over(200, known).request(path)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    rules: [
      {
        ...wish,
        id: 'RULE-1',
        identifiers: 2,
        hits: 1,
        lastHitAt: '2026-11-20T15:01:00.000Z',
        revision: 4,
        createdBy: 'admin.demo',
        updatedAt: '2026-11-20T15:01:00.000Z',
      },
    ],
    collectors: [{ value: 'COL-1', name: { en: 'Desk', ar: 'مكتب' } }],
    gateways: [],
    currencies: ['KWD'],
  })
})

test('a field the core refuses is named as the screen names it', async () => {
  const answer = await over(400, { sum_per_day: ['Too little'] }).post(path, wish)
  expect(await answer.json()).toMatchObject({ fieldErrors: { sumPerDay: ['Too little'] } })
})

test.each([
  [201, rule, 201],
  [409, refusal, 409],
  [401, refusal, 401],
  [403, refusal, 403],
  [421, refusal, 404],
  [429, refusal, 429],
])('making a rule is answered %i', async (status, body, told) => {
  expect((await over(status, body).post(path, wish)).status).toBe(told)
})

test('a tested payer is told who decides, in both languages', async () => {
  const tested = {
    decision: 'refuses',
    message_en: 'No',
    message_ar: 'لا',
    decided_by: 'RULE-1',
    rules: [{ id: 'RULE-1', name: 'A rule', verdict: 'refuses', reason_en: 'Too much', reason_ar: 'كثير' }],
  }
  const payer = {
    phone: '',
    email: '',
    civilId: '',
    customerId: '',
    amount: '5',
    currency: 'KWD',
    gateway: null,
    collector: null,
  }
  const answer = await over(200, tested).post(`${path}/test`, payer)
  expect(await answer.json()).toEqual({
    passes: false,
    message: { en: 'No', ar: 'لا' },
    decidedBy: 'RULE-1',
    rules: [{ id: 'RULE-1', name: 'A rule', verdict: 'refuses', reason: { en: 'Too much', ar: 'كثير' } }],
  })
})

test('a list of a million characters reaches the core, a longer one does not', async () => {
  const report = { added: 1, known: 0, total: 1, rejected_count: 0, rejected: [] }
  const send = (length: number) =>
    over(200, report).post(`${path}/RULE-1/identifiers`, { content: '5'.repeat(length), replace: false })
  expect((await send(1_000_000)).status).toBe(200)
  expect((await send(1_100_000)).status).toBe(413)
})
