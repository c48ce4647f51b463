import { expect, test } from 'vitest'
import { bffOver, type Answers } from '../bff.fixtures.ts'
import { attempt } from './pay.fixtures.ts'

const missing = { status: 404, body: { detail: 'no', code: 'not_found' } }
const shopify: Answers = { locate: { status: 200, body: { plugin: 'shopify' } } }
const paidByShopify: Answers = {
  attempt: { status: 200, body: { ...attempt, transaction_type: 'shopify' } },
  returned: { status: 200, body: { ...attempt, transaction_type: 'shopify' } },
}

test('a checkout session shows the pay page of its transaction, whose form comes back to the session', async () => {
  const bff = bffOver()
  const response = await bff.request('/en/checkout/session-1')
  expect(response.status).toBe(200)
  const page = bff.pages.at(-1)?.page
  expect(page).toMatchObject({ kind: 'pay', transactionId: 'PR-1002', load: { kind: 'payable' } })
  const token = page?.kind === 'pay' ? page.form.token : ''
  const pressed = await bff.press('/bff/pay/PR-1002/form', { token })
  expect(pressed.headers.get('location')).toMatch(/^\/en\/checkout\/session-1\?notice=/)
})

test.each(['/en/checkout/nowhere', '/ar/checkout/a%20b'])('no such session: %s', async (path) => {
  const bff = bffOver({ session: missing })
  await bff.request(path)
  expect(bff.pages.at(-1)?.page).toMatchObject({ kind: 'pay', load: { kind: 'notFound' } })
  expect(bff.made.some(({ call }) => call === 'payDetails')).toBe(false)
})

test('payment options show shopify’s transactions and no others', async () => {
  const bff = bffOver(shopify)
  await bff.request('/en/spf/payment-options/PR-1002')
  expect(bff.pages.at(-1)?.page).toMatchObject({ load: { kind: 'payable' } })
  const other = bffOver()
  await other.request('/en/spf/payment-options/PR-1002')
  expect(other.pages.at(-1)?.page).toMatchObject({ load: { kind: 'notFound' } })
})

test('payment details show shopify’s attempts and no others', async () => {
  const bff = bffOver(paidByShopify)
  await bff.request('/en/spf/payment-details/AT-1')
  expect(bff.pages.at(-1)?.page).toMatchObject({ kind: 'attempt', load: { kind: 'attempt' } })
  const other = bffOver()
  await other.request('/en/spf/payment-details/AT-1')
  expect(other.pages.at(-1)?.page).toMatchObject({ load: { kind: 'notFound', unit: { showTitle: true } } })
})

test('the payer of shopify comes back to its own result page', async () => {
  const response = await bffOver(paidByShopify).request('/bff/return/AT-1?lang=ar')
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `/ar/spf/payment-details/${attempt.id}`,
  ])
})

test('where the merchant wants the payer goes along to the result, and is checked there', async () => {
  const next_url = 'https://tamra-tide.example/thanks?order_no=TT-1&reference_number=AT-1'
  const bff = bffOver({ returned: { status: 200, body: { ...attempt, next_url } } })
  const location = (await bff.request('/bff/return/AT-1?lang=en')).headers.get('location') ?? ''
  expect(location).toBe(`/en/attempt/${attempt.id}?next=${encodeURIComponent(next_url)}`)
  await bff.request(location)
  expect(bff.pages.at(-1)?.page).toMatchObject({
    next: { kind: 'auto', url: next_url, host: 'tamra-tide.example' },
  })
})

test('a page that is asked for without its language is found under /en', async () => {
  for (const path of ['/checkout/a', '/spf/payment-options/a', '/spf/payment-details/a', '/cpr?referrer=a']) {
    // One address at a time: each has its own answer.
    // oxlint-disable-next-line no-await-in-loop
    const response = await bffOver().request(path)
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 302, `/en${path}`])
  }
})

test.each(['/en/checkout/a', '/en/spf/payment-options/a', '/en/spf/payment-details/a', '/en/cpr'])(
  '%s is only read',
  async (path) => {
    const response = await bffOver().request(path, {
      method: 'PUT',
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-requested-by': 'app',
        'content-type': 'application/json',
      },
    })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  },
)
