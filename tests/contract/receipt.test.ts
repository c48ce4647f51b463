import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfSpans, pdfText } from '../support/pdf-spans.ts'
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

const sql = async (text: string) => database().pool.query(text)

async function receipt(id: string, lang = 'en', host = 'localhost') {
  const response = await scene.core.fetch(
    new Request(`http://${host}:4000/api/v1/attempt/${id}/receipt?lang=${lang}`),
  )
  return {
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}
const bodyOf = ({ bytes }: { bytes: Uint8Array }) => JSON.parse(new TextDecoder().decode(bytes)) as unknown

test('secured money has a receipt in each language, and nothing else has', async () => {
  const addresses = async (id: string) => (await ask('attempt', { params: { id }, language: 'ar' })).body
  for (const id of ['AT-1008', 'AT-1009', 'AT-1010']) {
    expect(await addresses(id)).toMatchObject({
      receipt_url: `/api/v1/attempt/${id}/receipt?lang=ar`,
      receipt_url_en: `/api/v1/attempt/${id}/receipt?lang=en`,
      receipt_url_ar: `/api/v1/attempt/${id}/receipt?lang=ar`,
    })
    expect((await receipt(id)).status).toBe(200)
  }
  for (const id of ['AT-1006', 'AT-1017']) {
    expect(await addresses(id)).toMatchObject({
      receipt_url: null,
      receipt_url_en: null,
      receipt_url_ar: null,
    })
    const refused = await receipt(id)
    expect(refused.status).toBe(404)
    expect(bodyOf(refused)).toEqual({
      detail: 'There is no receipt for this payment yet',
      code: 'no_receipt',
    })
  }
})

test('another merchant’s receipt is answered like one that does not exist', async () => {
  const missing = await receipt('AT-NONE')
  expect(missing.status).toBe(404)
  expect(bodyOf(missing)).toEqual({ detail: 'Payment details not found', code: 'not_found' })
  expect(bodyOf(await receipt('AT-1008', 'en', 'dar-nuwair.localhost'))).toEqual(bodyOf(missing))
  expect(bodyOf(await receipt('no%20id'))).toEqual(bodyOf(missing))
})

test('the file is only saved, under a name of its language', async () => {
  const { headers } = await receipt('AT-1008', 'ar')
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toMatch(
    new RegExp(
      `^attachment; filename="______-R00001008.pdf"; filename\\*=UTF-8''${encodeURIComponent('إيصال')}-R00001008.pdf$`,
    ),
  )
  expect(headers.get('content-security-policy')).toMatch(/^sandbox;/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('the English receipt says who was paid, what for, how much and how', async () => {
  const text = pdfText((await receipt('AT-1008')).bytes)
  for (const words of [
    'Receipt',
    'Tamra & Tide',
    'R00001008',
    'KWD\u00a01,204.500',
    'Paid · ',
    'KNET debit card',
    'T0000001008',
    'TT-1008',
    'Quarterly coffee supply',
    'Sadeem Office Supplies',
    'http://localhost:4000/en/attempt/AT-1008/receipt',
  ])
    expect(text).toContain(words)
})

test.each(['en', 'ar'])('the day of booking is written as every other day, in %s', async (lang) => {
  await sql(
    `update attempt set details = details || '{"Post Date": "2026-11-20"}' where public_id = 'AT-1009'`,
  )
  const file = await getDocument({ data: (await receipt('AT-1009', lang)).bytes }).promise
  const { items } = await (await file.getPage(1)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  expect(text).not.toMatch(/\d{4}-\d\d-\d\d/)
  expect(text).toMatch(lang === 'en' ? /20\s+Nov\s+2026/ : /2026/)
})

test('Arabic text can be read out of the file in the order it is read', async () => {
  const text = pdfText((await receipt('AT-1008', 'ar')).bytes)
  for (const words of [
    'إيصال',
    'تمرة ومدّ',
    'تفاصيل الدفع',
    'الإجمالي',
    '1,204.500\u00a0د.ك',
    'توريد القهوة الفصلي',
    'R00001008',
  ])
    expect(text).toContain(words)
})

test('letters of Arabic are joined: the same letter has another shape at the start, inside and at the end', async () => {
  await sql(
    `update payment_transaction set description_ar = 'ههه', description_en = 'لا' where public_id = 'PR-1008'`,
  )
  const joined = pdfSpans((await receipt('AT-1008', 'ar')).bytes).find(({ text }) => text === 'ههه')
  expect(new Set(joined?.glyphs).size).toBe(3)
  const ligature = pdfSpans((await receipt('AT-1008', 'en')).bytes).find(({ text }) => text === 'لا')
  expect(ligature?.glyphs).toHaveLength(1)
})

test('a payer’s hostile words stay on their own line, and are shown as they are', async () => {
  const hostile = `Quote "final" <b>x</b> =1+1 \u202Egpj.exe قهوة 100%`
  await database().pool.query(
    `update payment_transaction set description_en = $1 where public_id = 'PR-1008'`,
    [hostile],
  )
  const text = pdfText((await receipt('AT-1008')).bytes)
  expect(text.replaceAll('\n', ' ')).toContain('Quote "final" <b>x</b> =1+1 gpj.exe قهوة 100%')
  expect(text).toContain('T0000001008')
})

test('the receipt of a masked payer does not name them', async () => {
  expect(pdfText((await receipt('AT-1010')).bytes)).toContain('\nTo\n')
  const name = pdfText((await receipt('AT-1008')).bytes)
  expect(name).toContain('Sadeem Office Supplies')
  await sql('update merchant set mask_customer = true where id = 1')
  const masked = pdfText((await receipt('AT-1008')).bytes)
  await sql('update merchant set mask_customer = false where id = 1')
  expect(masked).not.toContain('Sadeem')
  expect(masked).toContain('S•••')
})

test('a refund is on the receipt, with what is left', async () => {
  const { rows } = await sql(
    `select public_id, refunded from attempt where refunded > 0 and merchant_id = 1 order by id limit 1`,
  )
  const text = pdfText((await receipt(String(rows[0]?.['public_id']))).bytes)
  expect(text).toMatch(/(Partly refunded|Refunded) · /)
  expect(text).toContain('\nRemaining\n')
})

test('a hold that is captured in part is paid with that part, on every page and in the file', async () => {
  await sql(
    `update attempt set state = 'success', state_event = 'money.captured', captured = 40250, fee_captured = 250
     where public_id = 'AT-1009'`,
  )
  const sums = { amount: '40.000', fee: '0.250', total: '40.250', captured: '40.250', held: '60.250' }
  expect((await ask('attempt', { params: { id: 'AT-1009' } })).body).toMatchObject({
    ...sums,
    payment_details: { Amount: '40.250 KWD', Status: 'Paid' },
  })
  expect((await ask('payDetails', { params: { id: 'PR-1009' } })).body).toMatchObject({ paid: sums })
  expect((await ask('transactionDetails', { params: { id: 'PR-1009' } })).body).toMatchObject({
    amount: '40.250',
  })
  const text = pdfText((await receipt('AT-1009')).bytes)
  expect(text).toContain('Paid · ')
  expect(text).toMatch(/Authorized\nKWD.60\.250\nSubtotal\nKWD.40\.000\nFee\nKWD.0\.250\nTotal\nKWD.40\.250/)
})

test('a long receipt goes on a second page, numbered, and loses nothing', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => `Item ${at + 1}:${at + 1}`).join('~')
  await database().pool.query(`update payment_transaction set remarks = $1 where public_id = 'PR-1010'`, [
    JSON.stringify([{ label_en: 'Items', label_ar: 'الأصناف', value: rows }]),
  ])
  const { bytes } = await receipt('AT-1010')
  const text = pdfText(bytes)
  for (let at = 1; at <= 60; at += 1) expect(text).toContain(`Item ${at}\n`)
  const loading = getDocument({ data: bytes, verbosity: 0 })
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent()
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toMatch(/Page 1 of [23]/)
  await loading.destroy()
})

test.each(['en', 'ar'] as const)('the %s file is tagged, titled and in its language', async (lang) => {
  const loading = getDocument({ data: (await receipt('AT-1009', lang)).bytes, verbosity: 0 })
  const pdf = await loading.promise
  const { info } = await pdf.getMetadata()
  expect(pdf.numPages).toBe(1)
  expect(info).toMatchObject({
    Language: { en: 'en-KW', ar: 'ar-KW' }[lang],
    Title: expect.stringContaining({ en: 'Receipt', ar: 'إيصال' }[lang]),
    CreationDate: expect.stringMatching(/^D:20/),
  })
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const tree = await (await pdf.getPage(1)).getStructTree()
  const roles = JSON.stringify(tree)
  for (const role of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD'])
    expect(roles).toContain(`"role":"${role}"`)
  await loading.destroy()
})
