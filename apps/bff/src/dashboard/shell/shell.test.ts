import { expect, test } from 'vitest'
import { browserOver, signedInAnswer } from '../../auth/auth.fixtures.ts'
import { merchant } from '../../pay/pay.fixtures.ts'

const user = {
  id: 2,
  username: 'cashier.demo',
  email: 'cashier@tamra-tide.example',
  name_en: 'Yousef Karam',
  name_ar: 'يوسف كرم',
  language: 'en',
  is_superuser: false,
  user_permissions: ['change_paymentrequestpaymenttransactionproxyfield', 'change_bulktransactionproxyfield'],
  permissions: ['change_paymentrequestpaymenttransactionproxyfield', 'change_bulktransactionproxyfield'],
  receive_order_notification: false,
  send_order_notification: false,
  merchant_logo: null,
  merchant_title: 'Tamra & Tide',
  sections: {},
}
const request = {
  id: 'T-1',
  status: 'NEW',
  username: 'events.demo',
  name_en: 'Hind',
  name_ar: 'هند',
  permission: 'payment.refund',
  object: 'PR-1',
  amount: '5.000',
  currency_code: 'KWD',
  customer_name_en: 'Noura',
  customer_name_ar: 'نورة',
  why: null,
  allows_hours: 48,
  is_used: false,
  for_user: null,
  created: '2026-11-20T12:00:00Z',
  expires: '2026-11-22T12:00:00Z',
  answered: null,
  answered_by: null,
  reason: null,
}
type Bodies = Record<string, unknown>

const usual: Bodies = {
  'GET /user/details': user,
  'GET /installed': { payment_request: true, bulk: true, pos: false },
  'GET /plugins/transaction-fields/check/payment_request': { enabled: true },
  'GET /plugins/transaction-fields/check/bulk': { enabled: false },
  'GET /ticket/processes': {
    results: [{ id: 'operation_request', verbose_name: 'Operation requests', active: 2, done: 0 }],
  },
  'GET /ticket/permission-request': { results: [request], count: 3 },
  'PATCH /user/update-user/2': { receive_order_notification: true, send_order_notification: true },
}

/** Somebody signed in at a core that answers these bodies. */
async function signedIn(bodies: Bodies = {}, sections: Record<string, boolean> = {}) {
  const browser = browserOver({
    token: { status: 200, body: signedInAnswer },
    sections: { status: 200, body: { payment_request: true, bulk: true, ticket: true, ...sections } },
    merchantDetails: { status: 200, body: { ...merchant, admin_url: 'https://office.example/' } },
    other: ({ method, url }) => {
      const key = `${method} ${new URL(url).pathname.replace('/api/v1', '')}`
      const body = bodies[key] ?? usual[key]
      return body === undefined
        ? { status: 404, body: { detail: key, code: 'not_found' } }
        : { status: 200, body }
    },
  })
  await browser.signIn()
  return browser
}

test('the frame learns in one call who is signed in and what is theirs', async () => {
  const browser = await signedIn()
  const answer = await browser.ask('/bff/dashboard/shell')
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      user: {
        id: '2',
        username: 'cashier.demo',
        email: 'cashier@tamra-tide.example',
        name: { en: 'Yousef Karam', ar: 'يوسف كرم' },
        isSuperuser: false,
        permissions: user.permissions,
        receivesOrderNotifications: false,
      },
      merchant: {
        title: { en: 'Tamra & Tide', ar: 'تمرة ومدّ' },
        subheader: { en: 'Dates and coffee', ar: 'تمر وقهوة' },
        legalName: null,
        logoUrl: '/art/logo-tamra.svg',
        faviconUrl: '/art/favicon-tamra.svg',
        website: 'https://tamra-tide.example/',
        phone: '+96522345678',
        brand: '#f77c1a',
        amountInPreviews: false,
        timeZone: 'Asia/Kuwait',
      },
      plugins: ['payment_request', 'bulk'],
      sections: ['payment_request', 'bulk', 'ticket'],
      tableHeaders: ['payment_request'],
      newRequests: 3,
      administrationUrl: 'https://office.example/',
    },
  ])
})

test('whoever answers no requests hears of none, and nobody is asked for headers they may not set', async () => {
  const browser = await signedIn({ 'GET /user/details': { ...user, permissions: [] } }, { ticket: false })
  const shell = await (await browser.ask('/bff/dashboard/shell')).json()
  expect(shell).toMatchObject({ tableHeaders: [], newRequests: null })
  const asked = browser.made.map(({ request: { url } }) => new URL(url).pathname)
  expect(asked.filter((path) => /check|permission-request/.test(path))).toEqual([])
})

test('an administration of this site is no address: the dashboard has pages for it', async () => {
  const browser = browserOver({
    token: { status: 200, body: signedInAnswer },
    merchantDetails: { status: 200, body: { ...merchant, admin_url: 'http://localhost:4000/admin' } },
    other: ({ method, url }) => ({
      status: 200,
      body: usual[`${method} ${new URL(url).pathname.replace('/api/v1', '')}`],
    }),
  })
  await browser.signIn()
  expect(await (await browser.ask('/bff/dashboard/shell')).json()).toMatchObject({ administrationUrl: null })
})

test('the notification switch changes the signed-in user', async () => {
  const browser = await signedIn()
  const answer = await browser.ask('/bff/dashboard/user/update-user/2', {
    method: 'PATCH',
    body: JSON.stringify({ receiveOrderNotification: true }),
    headers: { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'app', 'content-type': 'application/json' },
  })
  expect(await answer.json()).toEqual({ receiveOrderNotification: true, sendOrderNotification: true })
  const sent = browser.made.find(({ request: { method } }) => method === 'PATCH')
  expect(sent?.body).toEqual({ receive_order_notification: true })
})

test('nobody who has not signed in is told anything', async () => {
  const browser = browserOver({
    other: { status: 401, body: { detail: 'Sign in', code: 'not_authenticated' } },
  })
  for (const path of ['shell', 'user/actions', 'ticket/permission-request'])
    expect(`${path} ${(await browser.ask(`/bff/dashboard/${path}`)).status}`).toBe(`${path} 401`)
})

test('the bell counts what its words say: operations that wait for colleagues have their place among the tasks of home', async () => {
  const browser = await signedIn({ 'GET /ticket/permission-request': { results: [], count: 0 } })
  expect(await (await browser.ask('/bff/dashboard/shell')).json()).toMatchObject({ newRequests: 0 })
})
