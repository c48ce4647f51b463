import { afterAll, beforeAll, expect, test } from 'vitest'
import { asking } from './asking.ts'
import { coreUnderTest, type CoreUnderTest } from './core-under-test.ts'
import { seededForTests } from './seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let ask: ReturnType<typeof asking>

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  ask = asking(scene.core.fetch)
})
afterAll(() => scene.close())

const sql = async (text: string) => (await database().pool.query(text)).rows

test('the transaction page has its lines, its state and a QR code of the address, in the reader’s language', async () => {
  const { body } = await ask('transactionDetails', { params: { id: 'PR-1001' }, language: 'ar' })
  expect(body).toMatchObject({
    details: { المبلغ: '48.750\u00a0د.ك', 'رقم الطلب': 'TT-1001' },
    state: 'Created',
  })
  expect(decodeURIComponent(String(body['qr_code']))).toMatch(/^data:image\/svg\+xml;utf8,<svg /)
  expect(body).toMatchObject({
    amount: '48.750',
    currency: 'KWD',
    pay_url: 'http://localhost:4000/ar/pay/PR-1001',
  })
  const actions = (
    await ask('transactionActions', { params: { id: 'PR-2001' }, host: 'dar-nuwair.localhost' })
  ).text
  expect(actions).toContain('http://dar-nuwair.localhost:4000/en/pay/PR-2001')
})

test.each([
  ['PR-1008', 'Paid'],
  ['PR-1009', 'Authorized'],
  ['PR-1010', 'Cod'],
  ['PR-1013', 'Expired'],
  ['PR-1017', 'Failed'],
])('the QR code of %s stays, with the state %s that colours its border', async (id, state) => {
  const { body } = await ask('transactionDetails', { params: { id } })
  expect(body).toMatchObject({ state, qr_code: expect.stringMatching(/^data:image/) })
})

test('a request that no installed gateway takes has no details: the configuration is at fault', async () => {
  await sql(`update payment_transaction set pg_codes = '{nobody}' where public_id = 'PR-1004'`)
  expect((await ask('transactionDetails', { params: { id: 'PR-1004' } })).body).toMatchObject({
    details: null,
    qr_code: null,
  })
})

test('a masked payer is not named on the transaction page, and has no number in its share menu', async () => {
  const page = async () => [
    (await ask('transactionDetails', { params: { id: 'PR-1001' } })).text,
    (await ask('transactionActions', { params: { id: 'PR-1001' } })).text,
  ]
  const [open = '', shared = ''] = await page()
  expect(open).toContain('Noura Al-Mutawa')
  expect(shared).toContain('+96550012345')
  await sql('update merchant set mask_customer = true where id = 1')
  const [masked = '', quiet = ''] = await page()
  await sql('update merchant set mask_customer = false where id = 1')
  expect(masked).not.toContain('Noura')
  expect(quiet).not.toContain('50012345')
  expect(shared).toMatch(/"email":"[^"]+@/)
  expect(quiet).not.toContain('@')
})

test('the share message has amount and link in the reader’s language', async () => {
  const { body } = await ask('transactionActions', { params: { id: 'PR-1012' } })
  const [whatsapp] = body as unknown as { data: { message_en: string; message_ar: string } }[]
  expect(whatsapp?.data.message_en).toMatch(/KWD\u00a03\.250: .*\/en\/pay\/PR-1012$/)
  expect(whatsapp?.data.message_ar).toMatch(/3\.250\u00a0د\.ك: .*\/ar\/pay\/PR-1012$/)
})
