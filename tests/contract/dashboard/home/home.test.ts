import { expect, test } from 'vitest'
import { staffDesk } from '../transactions/staff-desk.ts'

const desk = staffDesk()
const rights = ['view_paymenttransaction_statistics']

test('OPTIONS answers the periods there are, in both languages', async () => {
  const { status, body } = await desk.ask(desk.admin(), '/dashboard/statistics', { method: 'OPTIONS' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    default: 'day',
    period_choices: [
      { value: 'day', display_name: 'Day', display_name_ar: 'يوم' },
      { value: 'week', display_name: 'Week' },
      { value: 'month', display_name: 'Month' },
    ],
  })
})

test.each(['', '?period=week', '?period=month', '?date_after=2020-01-01&date_before=2026-01-31'])(
  'statistics %s answer every field of the specification',
  async (query) => {
    const { status, body } = await desk.get(`/dashboard/statistics${query}`)
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining([
        'total_paid',
        'total_paid_growth',
        'total_paid_chart_data',
        'total_amount_paid',
        'total_amount_paid_growth',
        'total_amount_paid_chart_data',
        'success_rate',
        'success_rate_growth',
        'success_rate_chart_data',
        'paid_per_gateway',
        'success_rate_per_gateway',
        'product_wise_sales',
      ]),
    )
    const perGateway = body['paid_per_gateway'] as { value: number }[]
    expect(perGateway.reduce((sum, { value }) => sum + value, 0)).toBe(body['total_paid'])
  },
)

test('dates that are missing, wrong or turned around are told at their field, in both languages', async () => {
  expect(await desk.get('/dashboard/statistics?period=custom&date_after=2026-11-01')).toEqual({
    status: 400,
    body: { date_before: ['Enter a date'] },
  })
  for (const day of ['0000-05-01', '0001-01-01', '1899-12-31', '2026-02-30', 'yesterday']) {
    const span = `/dashboard/statistics?date_after=${day}&date_before=2026-01-01`
    const noDate = ['Write the date as year, month and day: 2026-11-20']
    expect([day, await desk.get(span)]).toEqual([day, { status: 400, body: { date_after: noDate } }])
  }
  const turned = '/dashboard/statistics?date_after=2026-02-02&date_before=2026-02-01'
  expect(await desk.ask(desk.admin(), turned, { language: 'ar' })).toEqual({
    status: 400,
    body: { date_before: ['النهاية قبل البداية: اختر اليوم نفسه أو يومًا بعده'] },
  })
  expect((await desk.get('/dashboard/statistics?period=fortnight')).body).toEqual({
    period: ['Choose day, week or month, or give two dates'],
  })
})

test('the average size has ten years to choose from and refuses the others', async () => {
  const { body } = await desk.get('/dashboard/avg_txn_size')
  expect(body['years']).toHaveLength(10)
  const [newest] = body['years'] as number[]
  expect(await desk.get('/dashboard/avg_txn_size?year=1999')).toEqual({
    status: 400,
    body: { year: [`Choose a year from ${Number(newest) - 9} to ${newest}`] },
  })
})

test('recent orders are the newest rows of the lists, with their actions', async () => {
  const [orders, list] = await Promise.all([
    desk.get('/dashboard/recent_orders'),
    desk.get('/dashboard/transaction?page_size=5'),
  ])
  expect(list.body.results).toMatchObject(orders.body.results ?? [])
  expect(orders.body.results).toHaveLength(5)
})

test('statistics are a permission, recent orders are not', async () => {
  const who = await desk.staff({ permissions: [] })
  expect((await desk.ask(who, '/dashboard/statistics')).status).toBe(403)
  expect((await desk.ask(who, '/dashboard/avg_txn_size')).status).toBe(403)
  expect((await desk.ask(who, '/dashboard/recent_orders')).status).toBe(200)
  expect((await desk.ask(who, '/dashboard/recent_actions')).status).toBe(200)
})

test('only the plugins that are open to the user are counted', async () => {
  const who = await desk.staff({ permissions: rights, sections: ['general-info', 'event'] })
  const all = await desk.get('/dashboard/statistics?date_after=2020-01-01&date_before=2099-01-01')
  const own = await desk.ask(who, '/dashboard/statistics?date_after=2020-01-01&date_before=2099-01-01')
  const plugins = (body: typeof all.body) => [
    ...new Set((body['product_wise_sales'] as { product: string }[]).map(({ product }) => product)),
  ]
  expect(plugins(all.body).length).toBeGreaterThan(1)
  expect(plugins(own.body).filter((plugin) => plugin !== 'event')).toEqual([])
  const { body } = await desk.ask(who, '/dashboard/recent_orders')
  expect((body.results ?? []).filter(({ plugin }) => plugin !== 'event')).toEqual([])
})

test("recent actions are one's own, and everybody's for whoever manages users", async () => {
  const who = await desk.staff({ permissions: ['payment.delete'] })
  const [id] = await desk.ids('/plugins/payment_request/transaction?state=paid&page_size=1')
  const deleting = `/plugins/payment_request/transaction/${id}`
  expect((await desk.ask(who, deleting, { method: 'DELETE', body: {} })).status).toBe(200)
  const [own, all] = await Promise.all([
    desk.ask(who, '/dashboard/recent_actions'),
    desk.get('/dashboard/recent_actions'),
  ])
  expect(own.body.results).toMatchObject([
    {
      actor: who.username,
      action: 'transaction.deleted',
      description: 'Deleted a transaction',
      transaction: { id, plugin: 'payment_request', is_deleted: true },
    },
  ])
  expect(all.body.results?.[0]).toEqual(own.body.results?.[0])
  // The history names it as well.
  expect((await desk.ask(who, '/user/actions')).body.results).toEqual(own.body.results)
  const other = await desk.staff({})
  expect((await desk.ask(other, '/dashboard/recent_actions')).body.results).toEqual([])
})

test('who manages users reads what was done, and the id of no transaction of a module that is closed to them', async () => {
  const [id] = await desk.ids('/plugins/payment_request/transaction?state=paid&page_size=1')
  const deleting = `/plugins/payment_request/transaction/${id}`
  const who = await desk.staff({ permissions: ['payment.delete'] })
  expect((await desk.ask(who, deleting, { method: 'DELETE', body: {} })).status).toBe(200)
  const outside = await desk.staff({ permissions: ['users.manage'], sections: ['general-info', 'event'] })
  const { body } = await desk.ask(outside, '/dashboard/recent_actions')
  expect(body.results?.[0]).toMatchObject({ action: 'transaction.deleted', transaction: null })
  expect(JSON.stringify(body)).not.toContain(id)
})
