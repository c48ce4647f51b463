import { expect, test } from 'vitest'
import { bffOver } from '../../bff.fixtures.ts'
import { createCounterOptions as options } from './counter.fixtures.ts'

const payment = {
  collectorId: 'COL-1',
  amount: '5.000',
  currency: 'KWD',
  firstName: '',
  lastName: '',
  phone: '50012345',
  email: '',
  civilId: '',
  customerId: '',
  description: '',
  locale: 'en',
}

const over = (status: number, body: unknown) => bffOver({ other: { status, body } })
const refusal = { detail: 'The core says no.', code: 'no' }
const key = { 'idempotency-key': 'key-of-a-test' }

test('a counter is told in the words of its screen', async () => {
  const answer = await over(200, options).request('/bff/dashboard/pos/counter?collector=COL-1')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    collector: { id: 'COL-1', name: { en: 'Desk', ar: 'مكتب' }, kind: 'unit' },
    currencies: ['KWD'],
    fields: [
      { name: 'phone', isRequired: true },
      { name: 'description', isRequired: false },
    ],
    header: { social: 'header' },
  })
})

test.each(['%EF%BF%BD', 'a%20b', 'x'.repeat(65)])(
  '%s in an address is nobody’s counter',
  async (collector) => {
    const answer = await over(200, options).request(`/bff/dashboard/pos/counter?collector=${collector}`)
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'notFound' }])
  },
)

test.each([
  [401, 401],
  [403, 403],
  [404, 404],
  [421, 404],
  [429, 429],
])('a counter the core refuses with %i is a problem with %i', async (status, told) => {
  const answer = await over(status, refusal).request('/bff/dashboard/pos/counter')
  expect(answer.status).toBe(told)
})

test('a payment says only what was typed, and fields come back under their own names', async () => {
  const refused = over(400, { customer_phone: ['This field is required'] })
  const answer = await refused.post('/bff/dashboard/pos/payments', payment, key)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ fieldErrors: { phone: ['This field is required'] } })
})

test.each([
  [409, 409],
  [422, 422],
  [404, 404],
])('a payment the core refuses with %i is a problem with %i', async (status, told) => {
  const answer = await over(status, refusal).post('/bff/dashboard/pos/payments', payment, key)
  expect(answer.status).toBe(told)
  expect(await answer.json()).toMatchObject({ message: 'The core says no.' })
})
