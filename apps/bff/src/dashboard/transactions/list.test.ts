import { expect, test } from 'vitest'
import { bffOver, fromApp } from '../../bff.fixtures.ts'
import { config } from '../../pay/pay.fixtures.ts'
import { coreRow, listConfig } from './list.fixtures.ts'

const list = {
  results: [coreRow],
  count: 1_000,
  count_is_exact: false,
  page_size: 10,
  next_cursor: 'after',
  previous_cursor: null,
  as_of: '2026-11-20T10:00:00.000Z',
}
const sums = [{ currency_code: 'KWD', value: '18402.650' }]
const columns = { results: listConfig.fields }
const detail = (code: string) => ({ detail: `core says ${code}`, code })
const place = '/bff/dashboard/transactions/payment_request/live'

/** Everything the core is asked here answers the same, so that each status can be tried on each call. */
const over = (body: unknown, status = 200) => bffOver({ other: { status, body }, config: { status, body } })
const sent = async (bff: ReturnType<typeof over>, path: string, method: string, body: unknown) =>
  bff.request(path, { method, body: JSON.stringify(body), headers: fromApp })

test('a row of the core becomes what the list shows', async () => {
  const answer = await over(list).request(`${place}?state=paid`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    count: 1_000,
    isCountExact: false,
    next: 'after',
    previous: null,
    rows: [
      {
        id: 'PR-1016',
        gateway: { en: 'KNET', ar: 'كي نت' },
        customerName: { en: 'Dana Al-Sabti', ar: 'Dana Al-Sabti' },
        unit: { en: 'Salmiya', ar: 'main' },
        initiator: 'cashier.demo',
        location: { lat: 29.3, lng: 48.1 },
        bulk: 'November',
        isSeen: true,
        isEmailSeen: false,
        isDisclosed: true,
        remarks: [
          { label: { en: 'Seat', ar: 'المقعد' }, value: '12' },
          { label: { en: 'Row', ar: 'الصف' }, value: '4' },
        ],
        extra: { guests: '24' },
        actions: [
          {
            value: 'refund',
            name: { en: 'Refund', ar: 'استرداد' },
            available: { amount: '25.000', currency: 'KWD' },
            attemptId: 'A2',
            claim: null,
            isPermitted: false,
          },
        ],
        children: [
          {
            id: 'R1',
            operation: 'refund',
            initiator: 'checker.demo',
            state: 'refunded',
            amount: { amount: '15.000', currency: 'KWD' },
          },
        ],
      },
    ],
  })
})

test('a gateway nobody has chosen is none', async () => {
  const row = {
    ...coreRow,
    gateway_code: null,
    gateway_name: null,
    gateway_name_en: null,
    gateway_name_ar: null,
  }
  const answer = await over({ ...list, results: [row] }).request(place)
  expect(await answer.json()).toMatchObject({ rows: [{ gateway: null }] })
})

test('every filter of S2 §3 reaches the core by its own name, and what is not asked for does not', async () => {
  const bff = over(list)
  const query = new URLSearchParams({
    state: 'paid,pending',
    gatewayCode: 'knet',
    currencyCode: 'KWD',
    unit: 'main',
    initiator: 'cashier.demo',
    productType: 'box',
    bulk: 'B1',
    seen: 'true',
    emailSeen: 'false',
    disclosedToMerchant: 'true',
    unresolved: 'true',
    createdAfter: '2026-11-13T00:00:00Z',
    createdBefore: '2026-11-20T23:59:59Z',
    stateChangedAtAfter: '2026-11-14T00:00:00Z',
    stateChangedAtBefore: '2026-11-19T00:00:00Z',
    q: ' PR-10 ',
    ordering: '-state_changed_at',
    page: '3',
    pageSize: '50',
  })
  expect((await bff.request(`${place}?${query}`)).status).toBe(200)
  const asked = new URL(bff.made.at(-1)?.request.url ?? '')
  expect(asked.pathname).toBe('/api/v1/plugins/payment_request/transaction')
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    state: 'paid,pending',
    gateway_code: 'knet',
    currency_code: 'KWD',
    unit: 'main',
    initiator: 'cashier.demo',
    product_type: 'box',
    bulk: 'B1',
    seen: 'true',
    email_seen: 'false',
    disclosed_to_merchant: 'true',
    unresolved: 'true',
    created_after: '2026-11-13T00:00:00Z',
    created_before: '2026-11-20T23:59:59Z',
    state_changed_at_after: '2026-11-14T00:00:00Z',
    state_changed_at_before: '2026-11-19T00:00:00Z',
    q: 'PR-10',
    ordering: '-state_changed_at',
    page: '3',
    page_size: '50',
  })
  const plain = over(list)
  await plain.request(`${place}?q=%20`)
  expect(new URL(plain.made.at(-1)?.request.url ?? '').search).toBe('')
})

test('a cursor carries its own page', async () => {
  const bff = over(list)
  await bff.request(`${place}?cursor=abc&page=12&pageSize=10`)
  const asked = new URL(bff.made.at(-1)?.request.url ?? '')
  expect(Object.fromEntries(asked.searchParams)).toEqual({ cursor: 'abc', page_size: '10' })
})

test('all transactions have a filter for the module, and none for what servers were told', async () => {
  const bff = over(list)
  await bff.request('/bff/dashboard/transactions/all/live?plugin=bulk&disclosedToMerchant=true')
  const asked = new URL(bff.made.at(-1)?.request.url ?? '')
  expect(asked.pathname + asked.search).toBe('/api/v1/dashboard/transaction?plugin=bulk')
})

test.each([
  ['all/live', 'GET', '', '/api/v1/dashboard/transaction'],
  ['bulk/deleted', 'GET', '', '/api/v1/plugins/bulk/deleted_transaction'],
  ['all/live', 'GET', '/statistics', '/api/v1/dashboard/currency_statistics'],
  ['bulk/live', 'GET', '/statistics', '/api/v1/plugins/bulk/currency_statistics'],
  ['bulk/deleted', 'GET', '/statistics', '/api/v1/plugins/bulk/deleted_transaction/currency_statistics'],
  ['all/live', 'GET', '/columns', '/api/v1/dashboard/transaction/fields'],
  ['bulk/live', 'GET', '/columns', '/api/v1/plugins/bulk/transaction/fields'],
  ['bulk/deleted', 'GET', '/columns', '/api/v1/plugins/bulk/deleted_transaction/fields'],
  ['all/live', 'GET', '/setup', '/api/v1/dashboard/transaction'],
  ['bulk/live', 'GET', '/setup', '/api/v1/plugins/bulk/transaction'],
  ['bulk/deleted', 'GET', '/setup', '/api/v1/plugins/bulk/deleted_transaction'],
])('%s %s%s is asked for at %s', async (where, method, part, address) => {
  const body =
    part === '/statistics'
      ? {
          generated: sums,
          received: sums,
          balance: sums,
          unresolved: { count: 0, sums: [] },
          follows_filters: true,
        }
      : columns
  const bff = over(
    part === '/setup' ? { ...config, actions: { GET: listConfig } } : part === '' ? list : body,
  )
  await bff.request(`/bff/dashboard/transactions/${where}${part}`, { method })
  const asked = new URL(bff.made.at(-1)?.request.url ?? '')
  expect(asked.pathname + asked.search).toBe(address)
})

test('the config of the core becomes choices, headers and rights', async () => {
  const bff = over({ ...config, actions: { GET: listConfig } })
  expect(await (await bff.request(`${place}/setup`)).json()).toMatchObject({
    choices: { state: [{ value: 'paid', name: { en: 'paid', ar: 'paid ar' } }], initiator: [{}], bulk: [] },
    cut: ['initiator', 'productType'],
    columns: [{ name: 'amount', label: { en: 'Amount', ar: 'Amount' }, isActive: true, order: 2 }],
    bulkActions: [{ value: 'email', name: { en: 'Send email', ar: 'إرسال بريد' } }],
    exports: ['default'],
    maySearch: true,
    mayViewStatistics: false,
  })
})

test('who may not see the list has no setup of it', async () => {
  const answer = await over(config).request(`${place}/setup`)
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({
    status: 403,
    body: { code: 'sectionDisabled' },
  })
})

test.each([
  ['payment_request/live', '/api/v1/plugins/payment_request/transaction/fields'],
  ['payment_request/deleted', '/api/v1/plugins/payment_request/deleted_transaction/fields'],
  ['all/live', '/api/v1/dashboard/transaction/fields'],
])('headers of %s are saved at %s by their names, their order and what is shown', async (where, address) => {
  const bff = over(columns)
  const wish = { columns: [{ name: 'amount', isActive: false, order: 0 }], reset: true }
  const saved = await sent(bff, `/bff/dashboard/transactions/${where}/columns`, 'PATCH', wish)
  expect(saved.status).toBe(200)
  const { request, body } = bff.made.at(-1) ?? {}
  expect(new URL(request?.url ?? '').pathname).toBe(address)
  expect(body).toEqual({ fields: [{ name: 'amount', is_active: false, order: 0 }], reset: true })
})

test.each(['/bff/dashboard/transactions/all/deleted', '/bff/dashboard/transactions/all/deleted/setup'])(
  'there is no list of all deleted transactions: %s',
  async (path) => {
    expect((await over(list).request(path)).status).toBe(404)
  },
)

test.each(['nonsense/live', 'bulk/nonsense'])('%s is no list', async (where) => {
  expect((await over(list).request(`/bff/dashboard/transactions/${where}`)).status).toBe(404)
})

const calls = [
  ['GET', ''],
  ['GET', '/setup'],
  ['GET', '/statistics'],
  ['GET', '/columns'],
  ['PATCH', '/columns', { columns: [{ name: 'amount', isActive: true, order: 0 }] }],
] as const

test.each([
  [400, { name: ['This field is required'] }, 400, { fieldErrors: { name: ['This field is required'] } }],
  [401, detail('not_authenticated'), 401, {}],
  [403, detail('permission_denied'), 403, { code: 'permission_denied' }],
  [404, detail('not_found'), 404, { code: 'not_found' }],
  [413, detail('too_large'), 502, { code: 'unavailable' }],
  [415, detail('wrong_type'), 502, { code: 'unavailable' }],
  [421, detail('unknown_host'), 404, { code: 'unknown_host' }],
  [429, detail('too_many'), 429, {}],
  [500, detail('broken'), 502, { code: 'unavailable' }],
])('the core’s %i becomes what each part of the list needs', async (status, body, web, answer) => {
  for (const [method, path, command] of calls) {
    // The pay page's own address of the setup knows neither: nobody is asked who they are there.
    if (path === '/setup' && (status === 401 || status === 403)) continue
    const bff = over(body, status)
    const response =
      command === undefined ? await bff.request(place + path) : await sent(bff, place + path, method, command)
    expect({ path, status: response.status, body: await response.json() }).toMatchObject({
      path,
      status: web,
      body: answer,
    })
  }
})
