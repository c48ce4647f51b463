import { expect, test } from 'vitest'
import { bffOver } from '../../bff.fixtures.ts'

const sums = [{ currency_code: 'KWD', value: '18402.650' }]

test('sums keep their currencies', async () => {
  const unresolved = { count: 2, sums: [...sums, { currency_code: 'USD', value: null }] }
  const bff = bffOver({
    other: {
      status: 200,
      body: { generated: sums, received: [], balance: sums, unresolved, follows_filters: true },
    },
  })
  expect(
    await (await bff.request('/bff/dashboard/transactions/payment_request/live/statistics')).json(),
  ).toEqual({
    generated: [{ amount: '18402.650', currency: 'KWD' }],
    received: [],
    balance: [{ amount: '18402.650', currency: 'KWD' }],
    unresolved: {
      count: 2,
      sums: [
        { amount: '18402.650', currency: 'KWD' },
        { amount: null, currency: 'USD' },
      ],
    },
    followsFilters: true,
  })
})
