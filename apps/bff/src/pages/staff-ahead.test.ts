import { expect, test, vi } from 'vitest'
import { browserOver, signedInAnswer } from '../auth/auth.fixtures.ts'
import { config } from '../pay/pay.fixtures.ts'
import { coreRow, listConfig } from '../dashboard/transactions/list.fixtures.ts'

const rows = {
  results: [coreRow],
  count: 1,
  count_is_exact: true,
  page_size: 10,
  next_cursor: null,
  previous_cursor: null,
  as_of: '2026-11-20T10:00:00.000Z',
}
const user = {
  id: 2,
  username: 'cashier.demo',
  email: '',
  name_en: 'Yousef Karam',
  name_ar: 'يوسف كرم',
  language: 'en',
  is_superuser: false,
  user_permissions: [],
  permissions: [],
  receive_order_notification: false,
  send_order_notification: false,
  merchant_logo: null,
  merchant_title: 'Tamra & Tide',
  sections: {},
}
const list = '/api/v1/plugins/payment_request/transaction'
const answers: Record<string, unknown> = {
  '/api/v1/user/details': user,
  '/api/v1/installed': { payment_request: true },
  [list]: rows,
  '/api/v1/plugins/payment_request/currency_statistics': {
    generated: [{ currency_code: 'KWD', value: '25.000' }],
    received: [],
    balance: [],
    unresolved: { count: 0, sums: [] },
    follows_filters: true,
  },
  '/api/v1/dashboard/list-views': { results: [] },
  '/api/v1/live/missed': { audiences: [], latest: 41, events: [], is_complete: true },
}
const asked = {
  place: { module: 'payment_request', list: 'live' },
  query: { pageSize: '10', state: 'paid' },
} as const

/** Somebody signed in, whose address is that of the list; `other` answers before the usual. */
async function signedIn(
  other: (path: string) => Promise<{ status: number; body: unknown }> | null = () => null,
  listAskedAt: (path: string, timeZone: string) => typeof asked | null = () => asked,
  options: Parameters<typeof browserOver>[1] = {},
) {
  const browser = browserOver(
    {
      token: { status: 200, body: signedInAnswer },
      config: { status: 200, body: { ...config, actions: { GET: listConfig } } },
      other: async ({ url }) => {
        const { pathname } = new URL(url)
        const known = answers[pathname]
        return (
          (await other(pathname)) ??
          (known === undefined
            ? { status: 404, body: { detail: pathname, code: 'not_found' } }
            : { status: 200, body: known })
        )
      },
    },
    { listAskedAt, ...options },
  )
  await browser.signIn()
  return browser
}

const pageOf = async (browser: Awaited<ReturnType<typeof signedIn>>) => {
  const answer = await browser.ask('/en/dashboard/payment-request/transactions?state=paid')
  expect(answer.status).toBe(200)
  return browser.pages.at(-1)?.page
}
const refused = async () => ({ status: 403, body: { detail: 'no', code: 'permission_denied' } })

test('a list’s page brings all that the list opens with', async () => {
  const where: string[] = []
  const browser = await signedIn(undefined, (path, timeZone) => {
    where.push(path, timeZone)
    return asked
  })
  expect(await pageOf(browser)).toMatchObject({
    kind: 'staff',
    ahead: {
      heardUpTo: 41,
      shell: { user: { username: 'cashier.demo' }, sections: ['payment_request'] },
      list: {
        ...asked,
        setup: { columns: listConfig.fields.map(({ name }) => ({ name })) },
        page: { rows: [{ id: 'PR-1016' }], count: 1 },
        views: [],
        statistics: { generated: [{ amount: '25.000', currency: 'KWD' }] },
      },
    },
  })
  expect(where).toEqual(['/en/dashboard/payment-request/transactions?state=paid', 'Asia/Kuwait'])
  const rowsAsked = browser.made.find(
    ({ request: { method, url } }) => method === 'GET' && new URL(url).pathname === list,
  )
  expect(new URL(rowsAsked?.request.url ?? '').searchParams.get('state')).toBe('paid')
})

test('who may not see the sums has the rows without them', async () => {
  const browser = await signedIn((path) => (path.endsWith('/currency_statistics') ? refused() : null))
  expect(await pageOf(browser)).toMatchObject({ ahead: { list: { page: { count: 1 }, statistics: null } } })
})

test('what is refused or fails is left to the app', async () => {
  const browser = await signedIn((path) => (path === list ? refused() : null))
  expect(await pageOf(browser)).toEqual({ kind: 'staff' })
  const broken = await signedIn((path) =>
    path === list ? Promise.reject(new Error('the core is away')) : null,
  )
  expect(await pageOf(broken)).toEqual({ kind: 'staff' })
})

test('what takes long is left to the app', async () => {
  const browser = await signedIn((path) => (path === list ? new Promise(() => {}) : null))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const page = pageOf(browser)
    await vi.advanceTimersByTimeAsync(300)
    expect(await page).toEqual({ kind: 'staff' })
  } finally {
    vi.useRealTimers()
  }
})

test('an address that asks for what no list takes asks the core nothing', async () => {
  const wrong = { ...asked, query: { pageSize: 'many' } } as unknown as typeof asked
  const browser = await signedIn(undefined, () => wrong)
  expect(await pageOf(browser)).toEqual({ kind: 'staff' })
  expect(browser.made.filter(({ request }) => new URL(request.url).pathname === list)).toEqual([])
})
