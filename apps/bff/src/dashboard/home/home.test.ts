import { expect, test } from 'vitest'
import { bffOver } from '../../bff.fixtures.ts'

const names = { name: 'KNET', name_en: 'KNET', name_ar: 'كي نت' }
const statistics = {
  total_paid: 128,
  total_paid_growth: 12.3,
  total_paid_chart_data: [{ at: '2026-11-20T09', value: 128 }],
  total_amount_paid: [{ currency_code: 'KWD', value: '1253.250', refunded: '12.000' }],
  total_amount_paid_growth: [{ currency_code: 'KWD', value: null }],
  total_amount_paid_chart_data: [
    { currency_code: 'KWD', values: [{ at: '2026-11-20T09', value: '1253.250' }] },
  ],
  success_rate: 87.3,
  attempts: { ended: 142, succeeded: 124 },
  success_rate_growth: 2.2,
  success_rate_chart_data: [{ at: '2026-11-20T09', value: null }],
  paid_per_gateway: [{ ...names, code: 'knet', logo: null, value: 71 }],
  success_rate_per_gateway: [{ ...names, code: 'knet', logo: null, value: 91.2, tried: 78, succeeded: 71 }],
  product_wise_sales: [{ ...names, product: 'event', currency_code: 'KWD', value: '98.000' }],
  period: { value: 'day', date_after: '2026-11-20', date_before: '2026-11-20' },
  compared_with: { date_after: '2026-11-19', date_before: '2026-11-19' },
  chart_step: 'hour',
  currency_code: 'KWD',
  timezone: 'Asia/Kuwait',
  as_of: '2026-11-20T15:04:00.000Z',
}

const over = (status: number, body: unknown) => bffOver({ other: { status, body } })
const askedOf = ({ made }: ReturnType<typeof over>) => {
  const { url, method } = made.at(-1)?.request ?? new Request('http://none')
  const { pathname, search } = new URL(url)
  return `${method} ${pathname}${search}`
}

test('statistics are told in the words of the screen', async () => {
  const bff = over(200, statistics)
  const answer = await bff.request(
    '/bff/dashboard/home/statistics?period=custom&from=2026-11-01&to=2026-11-20',
  )
  expect(await answer.json()).toEqual({
    paid: { value: 128, growth: 12.3, points: [{ at: '2026-11-20T09', value: 128 }] },
    amounts: [
      {
        currency: 'KWD',
        value: '1253.250',
        refunded: '12.000',
        growth: null,
        points: [{ at: '2026-11-20T09', value: '1253.250' }],
      },
    ],
    successRate: {
      value: 87.3,
      tried: 142,
      succeeded: 124,
      growth: 2.2,
      points: [{ at: '2026-11-20T09', value: null }],
    },
    gateways: [{ code: 'knet', name: { en: 'KNET', ar: 'كي نت' }, count: 71 }],
    rates: [{ code: 'knet', name: { en: 'KNET', ar: 'كي نت' }, rate: 91.2, tried: 78, succeeded: 71 }],
    products: [
      { plugin: 'event', name: { en: 'KNET', ar: 'كي نت' }, sales: { amount: '98.000', currency: 'KWD' } },
    ],
    period: { choice: 'day', from: '2026-11-20', to: '2026-11-20' },
    before: { from: '2026-11-19', to: '2026-11-19' },
    step: 'hour',
    timeZone: 'Asia/Kuwait',
    asOf: '2026-11-20T15:04:00.000Z',
  })
  expect(askedOf(bff)).toBe(
    'GET /api/v1/dashboard/statistics?period=custom&date_after=2026-11-01&date_before=2026-11-20',
  )
})

test("a wrong date is told at the screen's field", async () => {
  const bff = over(400, { date_before: ['The end is before the start'] })
  const answer = await bff.request('/bff/dashboard/home/statistics?from=2026-11-02&to=2026-11-01')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    message: 'The end is before the start',
    fieldErrors: { to: ['The end is before the start'] },
  })
})

test('the periods are asked for by OPTIONS', async () => {
  const choice = { value: 'day', display_name: 'Day', display_name_en: 'Day', display_name_ar: 'يوم' }
  const bff = over(200, { period_choices: [choice], default: 'day' })
  const answer = await bff.request('/bff/dashboard/statistics/choices')
  expect(await answer.json()).toEqual({
    periodChoices: [{ value: 'day', displayName: 'Day', displayNameEn: 'Day', displayNameAr: 'يوم' }],
    default: 'day',
  })
  expect(askedOf(bff)).toBe('OPTIONS /api/v1/dashboard/statistics')
})

test.each([403, 404, 421, 429])('the core answering %i is a problem', async (status) => {
  const bff = over(status, { detail: 'The core says no.', code: 'no' })
  for (const path of ['statistics/choices', 'home/statistics', 'home/recent-orders']) {
    const answer = await bff.request(`/bff/dashboard/${path}`)
    expect(answer.status).toBe(status === 421 ? 404 : status)
    expect(await answer.json()).toMatchObject({ code: 'no', message: 'The core says no.' })
  }
})
