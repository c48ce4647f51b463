import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'
import { transactionDetails } from './details.fixtures.ts'

const detail = (code: string) => ({ detail: `core says ${code}`, code })
const page = async (body: object) => {
  const bff = bffOver({ transactionDetails: { status: 200, body: { ...transactionDetails, ...body } } })
  const answer = (await (await bff.request('/bff/transaction/PR-1002')).json()) as { page: unknown }
  return answer.page
}

test('the details of the core become rows, actions and a border', async () => {
  expect(await page({})).toMatchObject({
    transactionId: 'PR-1002',
    state: 'Pending',
    border: 'bad',
    rows: [
      { label: 'Amount', value: '15.000 KWD' },
      { label: 'Order No', value: 'TT-1002' },
    ],
    qrCode: expect.stringMatching(/^data:image\/svg\+xml;/),
    payUrl: 'http://localhost:4000/en/pay/PR-1002',
    amount: { amount: '15.000', currency: 'KWD' },
    header: { languageButton: true, social: 'footer' },
    actions: [
      {
        value: 'whatsapp',
        message: { en: 'Pay 15.000 KWD', ar: 'ادفع 15.000 KWD' },
        phone: '+96550012345',
        email: 'noura@example.com',
      },
    ],
  })
})

test.each(['Paid', 'Cod', 'Authorized', 'Cash on Delivery'])('%s has the green border', async (state) => {
  expect(await page({ state })).toMatchObject({ border: 'good' })
})

test('details that are null stay null, so that the page can say so', async () => {
  expect(await page({ details: null, qr_code: null })).toMatchObject({ rows: null, qrCode: null })
})

test('a QR code that is no picture is not shown', async () => {
  expect(await page({ qr_code: 'javascript:alert(1)' })).toMatchObject({ qrCode: null })
  expect(await page({ qr_code: 'https://evil.example/qr.png' })).toMatchObject({ qrCode: null })
})

test.each([
  [404, detail('not_found'), 404, { kind: 'notFound' }],
  [421, detail('unknown_host'), 404, { kind: 'notFound' }],
  [400, detail('invalid'), 502, expect.objectContaining({ code: 'unavailable' })],
  [413, detail('too_large'), 502, expect.objectContaining({ code: 'unavailable' })],
  [415, detail('wrong_type'), 502, expect.objectContaining({ code: 'unavailable' })],
  [429, detail('too_many'), 429, expect.objectContaining({ code: 'tooManyRequests' })],
  [500, detail('broken'), 502, expect.objectContaining({ code: 'unavailable' })],
])('details: the core’s %i becomes what the page needs', async (status, body, web, answer) => {
  for (const call of ['transactionDetails', 'transactionActions'] as const) {
    const response = await bffOver({ [call]: { status, body } }).request('/bff/transaction/PR-1002')
    expect({ status: response.status, body: await response.json() }).toEqual({ status: web, body: answer })
  }
})

test('the page of a transaction is rendered in its language, and one that is not there is a 404', async () => {
  const bff = bffOver()
  expect((await bff.request('/ar/transaction/PR-1002')).status).toBe(200)
  expect(bff.pages.at(-1)).toMatchObject({
    locale: 'ar',
    page: { kind: 'details', load: { kind: 'details' } },
  })
  const asked = bff.made.find(({ call }) => call === 'transactionDetails')
  expect(asked?.request.headers.get('x-wasl-language')).toBe('ar')
  const missing = bffOver({ locate: { status: 404, body: detail('not_found') } })
  await missing.request('/en/transaction/PR-404')
  expect(missing.pages.at(-1)?.page).toEqual({ kind: 'details', load: { kind: 'notFound' } })
})

test('the QR code is a file with the amount under it, that runs nothing', async () => {
  const response = await bffOver().request('/bff/transaction/PR-1002/qr.svg')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="qr-PR-1002.svg"')
  expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const svg = await response.text()
  expect(svg).toMatch(/<text [^>]*>KWD 15\.000<\/text><\/svg>$/)
  expect(svg.match(/<svg/g)).toHaveLength(1)
})

test.each(['/bff/transaction/PR-404/qr.svg', '/bff/transaction/no%20id/qr.svg'])(
  '%s of nothing is a 404',
  async (path) => {
    const bff = bffOver({ locate: { status: 404, body: detail('not_found') } })
    expect((await bff.request(path)).status).toBe(404)
  },
)
