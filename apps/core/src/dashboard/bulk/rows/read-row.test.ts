import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { csvOf, plainHeads, plainRows } from '../bulk.fixtures.ts'
import { sayingIn } from '../bulk-words.ts'
import { fileRows } from '../../../kernel/imports/file-rows.ts'
import { separatorOf, textOf } from '../../../kernel/imports/file-text.ts'
import { strayQuoteLine } from '../../../kernel/imports/stray-quote.ts'
import { arabicHeads, readHeads } from './heads.domain.ts'
import { readRow } from './judge-row.ts'
import { allowedNow } from '../dispatch/run-dispatch.service.ts'
import type { Cells, RowFacts } from './row.domain.ts'
import { seenRows } from './seen-rows.ts'
import { readInstant } from '@wasl/domain/wall-clock'

const facts: RowFacts = {
  countryCode: 'KW',
  timeZone: 'Asia/Kuwait',
  now: new Date('2026-11-21T09:00:00Z'),
  gateways: [
    { code: 'knet', currencies: ['KWD'] },
    { code: 'card', currencies: ['KWD', 'USD'] },
  ],
  units: ['main'],
}
const good: Cells = {
  amount: '48.750',
  currency_code: 'KWD',
  customer_first_name: 'Noura',
  customer_email: 'noura@example.com',
}
const problemsOf = (change: Cells) =>
  readRow({ ...good, ...change }, facts).problems.map(({ column, code }) => `${column}: ${code}`)

test('a row in the digits and words of its writer is read as it was meant', () => {
  const { wish, problems } = readRow(
    {
      amount: '١٬٢٤٨٫٧٥٠',
      currency_code: 'د.ك',
      customer_phone: '٥٠٠١ ٢٣٤٥',
      language: 'العربية',
      whatsapp_notification: 'نعم',
      pg_codes: 'knet | card',
      expiration_time: '2026-12-31',
    },
    facts,
  )
  expect(problems).toEqual([])
  expect(wish).toEqual({
    amountMinor: 1_248_750,
    currency: 'KWD',
    email: null,
    phone: '+96550012345',
    language: 'ar',
    pgCodes: ['knet', 'card'],
    expiresAt: new Date('2026-12-31T20:59:59Z'),
    channels: ['sms', 'whatsapp'],
  })
})

test.each([
  ['customer_phone', '9.65E+10'],
  ['customer_phone', '9,65E+10'],
  ['order_no', '1.23457E+14'],
  ['amount', '1.2E+06'],
] as const)('%s %s lost its digits in a spreadsheet, and is told so', (column, typed) => {
  expect(problemsOf({ [column]: typed })).toEqual([`${column}: number.lost`])
})

test.each(['50012345.0', '96550012345.0', '+96550012345.00', '٥٠٠١٢٣٤٥٫٠'])(
  'the phone %s is read',
  (customer_phone) => {
    const row = { ...good, customer_phone, customer_email: '' }
    expect(readRow(row, facts)).toMatchObject({ problems: [], wish: { phone: '+96550012345' } })
  },
)

test.each(['31/01/2027', '2027/01/31', '31.01.2027', '31 Jan 2027', '٣١ يناير ٢٠٢٧'])(
  '%s is a date',
  (typed) => {
    const { wish } = readRow({ ...good, expiration_time: typed }, facts)
    expect(wish?.expiresAt).toEqual(new Date('2027-01-31T20:59:59Z'))
  },
)

test('a date of which day and month could be swapped is asked back with both', () => {
  expect(readRow({ ...good, expiration_time: '03/04/2027' }, facts).problems).toEqual([
    {
      column: 'expiration_time',
      code: 'expiry.ambiguous',
      values: { one: '2027-04-03', other: '2027-03-04' },
    },
  ])
})

test.each([
  ['البريد الالكتروني', 'customer_email'],
  ['رقم الهاتف', 'customer_phone'],
  ['الإسم الأول', 'customer_first_name'],
  ['الاسـم الاوّل', 'customer_first_name'],
  ['E-Mail Address', 'customer_email'],
  ['Mobile No.', 'customer_phone'],
  ['تاريخ الإنتهاء', 'expiration_time'],
])('the head %s is %s', (head, column) => {
  const other = column === 'customer_phone' ? 'Email' : 'Phone'
  const read = readHeads(['Amount*', 'العمله', head, other])
  expect(read.ok && read.value.places[2]).toBe(column)
})

test('a synonym beside the own name of a column is ignored by name', () => {
  const read = readHeads(['amount', 'currency', 'email', 'first_name', 'customer_first_name'])
  expect(read).toMatchObject({ ok: true, value: { ignored: ['first_name'] } })
})

test('without gateways a row may be paid by all that take its currency, and is told by mail where it can be', () => {
  expect(readRow({ ...good, currency_code: 'usd', amount: '5' }, facts).wish).toMatchObject({
    pgCodes: ['card'],
    channels: ['email'],
    amountMinor: 500,
  })
})

test.each<[Cells, string]>([
  [{ amount: '' }, 'amount: amount.missing'],
  [{ amount: 'ten' }, 'amount: amount.malformed'],
  [{ amount: '1,250' }, 'amount: amount.ambiguous'],
  [{ amount: '1.2345' }, 'amount: amount.decimals'],
  [{ amount: '0' }, 'amount: amount.notPositive'],
  [{ amount: '-5' }, 'amount: amount.negative'],
  [{ amount: '\u2212٥٫٥' }, 'amount: amount.negative'],
  [{ amount: '5-' }, 'amount: amount.malformed'],
  [{ amount: '1000000000000' }, 'amount: amount.tooLarge'],
  [{ currency_code: 'USD', amount: '90000000000000' }, 'amount: amount.tooLarge'],
  [{ currency_code: 'EUR' }, 'currency_code: currency.notTaken'],
  [{ currency_code: 'XXQ' }, 'currency_code: currency.unknown'],
  [{ currency_code: '' }, 'currency_code: currency.missing'],
  [{ customer_email: 'noura@example' }, 'customer_email: email.malformed'],
  [{ customer_email: '' }, 'customer_email: address.missing'],
  [{ customer_phone: '5001234' }, 'customer_phone: phone.malformed'],
  [{ sms_notification: 'TRUE' }, 'customer_phone: phone.missing'],
  [{ email_notification: 'FALSE' }, 'email_notification: channel.none'],
  [{ sms_notification: 'maybe' }, 'sms_notification: choice.unknown'],
  [{ language: 'fr' }, 'language: language.unknown'],
  [{ pg_codes: 'visa' }, 'pg_codes: gateway.unknown'],
  [{ pg_codes: 'knet', currency_code: 'USD', amount: '1' }, 'pg_codes: gateway.currency'],
  [{ unit_code: 'else' }, 'unit_code: unit.unknown'],
  [{ expiration_time: 'soon' }, 'expiration_time: expiry.malformed'],
  [{ expiration_time: '2026-02-30' }, 'expiration_time: expiry.malformed'],
  [{ expiration_time: '2026-11-20' }, 'expiration_time: expiry.past'],
  [{ expiration_time: '2028-01-01' }, 'expiration_time: expiry.tooLate'],
  [{ order_no: 'x'.repeat(129) }, 'order_no: text.tooLong'],
])('%j is refused at its column', (change, problem) => {
  expect(problemsOf(change)).toEqual([problem])
})

test('everything that is wrong with a row is said at once', () => {
  expect(problemsOf({ amount: '', customer_email: 'x', language: 'fr' })).toHaveLength(3)
})

test('heads are known in both languages and many spellings; unknown ones are left out', () => {
  const heads = readHeads(['\ufeffAmount *', 'Currency', arabicHeads.customer_email, 'Notes', ''])
  expect(heads).toMatchObject({
    ok: true,
    value: { columns: ['amount', 'currency_code', 'customer_email'], ignored: ['Notes'] },
  })
  expect(readHeads(['amount', 'email'])).toMatchObject({
    error: { code: 'file.columns', values: { columns: 'currency_code' } },
  })
  expect(readHeads(['amount', 'المبلغ', 'currency', 'email'])).toMatchObject({
    error: { code: 'file.twice' },
  })
})

test('the Arabic head of the gateways is read by the name it has now and by the one it had', () => {
  for (const head of [arabicHeads.pg_codes, 'وسائل الدفع'])
    expect(readHeads(['amount', 'currency', 'email', head])).toMatchObject({
      value: { columns: ['amount', 'currency_code', 'customer_email', 'pg_codes'], ignored: [] },
    })
})

test.each([
  [
    'en',
    'These columns are missing: currency_code, customer_email or customer_phone. Take the example file.',
  ],
  ['ar', 'هذه الأعمدة ناقصة: العملة، البريد الإلكتروني أو الهاتف. استعمل الملف النموذجي.'],
] as const)('columns that are missing have the names of the reader’s language, in %s', (language, said) => {
  const heads = readHeads(['amount'])
  if (heads.ok) throw new Error('it was read')
  const says = sayingIn({ textOf: () => '' }, language)
  expect(says(heads.error.code, heads.error.values)).toBe(said)
})

test('marks of direction around an address are not read, and what joins the letters of a name is', async () => {
  const text = `${plainHeads.join(',')}\r\n5,KWD,\u200fbidi@example.com\u200e,\u2066می\u200cخواهم\u2069\r\n`
  const read = []
  for await (const { cells } of fileRows(new TextEncoder().encode(text), 'csv')) read.push(cells)
  expect(read[1]).toEqual(['5', 'KWD', 'bidi@example.com', 'می\u200cخواهم'])
})

test('what a spreadsheet computed is read as it shows it', async () => {
  const amounts = [0.1 + 0.2, 1.1 * 3, 29.999_999_999_999_996, 12.5, 1001]
  const sheet = await writeXlsx({
    sheets: [{ name: 'one', rows: [['amount'], ...amounts.map((one) => [one])] }],
  })
  const read = []
  for await (const { cells } of fileRows(new Uint8Array(sheet), 'xlsx')) read.push(cells[0])
  expect(read).toEqual(['amount', '0.3', '3.3', '30', '12.5', '1001'])
})

const bytesOf = (...codes: number[]) => Uint8Array.from(codes)

test('UTF-8 with and without a mark, UTF-16 and Windows-1256 are told apart; what is none of them is refused', () => {
  const utf8 = new TextEncoder().encode('المبلغ')
  expect(textOf(utf8)).toEqual({ ok: true, value: 'المبلغ' })
  expect(textOf(bytesOf(0xef, 0xbb, 0xbf, ...utf8))).toEqual({ ok: true, value: 'المبلغ' })
  expect(textOf(bytesOf(0xff, 0xfe, 0x27, 0x06))).toEqual({ ok: true, value: 'ا' })
  expect(textOf(bytesOf(0xe4, 0xe6, 0xd1, 0xc9, 0x2c, 0x31))).toEqual({ ok: true, value: 'نورة,1' })
  // "Müller" of Windows-1252: every byte means something in Windows-1256, and none of it what was written.
  expect(textOf(bytesOf(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72))).toMatchObject({ ok: false })
  expect(textOf(bytesOf(0x61, 0x00, 0x62))).toMatchObject({ ok: false })
})

test('the separator is the one the heads have, outside of quotes', () => {
  expect(separatorOf('a;b;"c,d,e,f";g\n1,2,3,4,5,6,7')).toBe(';')
  expect(separatorOf('a\tb')).toBe('\t')
  expect(separatorOf('المبلغ،العملة')).toBe('،')
})

test.each([
  ['a,b\n1,"x\n2,y\n3,z', 2],
  ['a,b\r\n1,"Noura\r\n2,y\r\n3,"Dana\r\n', 2],
  ['a,b\n"1\n2",x\r3,"y"z\n', 4],
  ['a,b\n1,"x"",y\n', 2],
  ['a,b\n1,5" pipe\n2,"5"" pipe" \n3,""\n4,"one\ntwo"\n', null],
  ['"a";"b,"\n"1";"x"', null],
])('a quotation mark that is not closed where its cell ends is found with its line: %j', (text, line) => {
  expect(strayQuoteLine(text, separatorOf(text))).toBe(line)
})

test('the same order number, or the same request without one, is found with its first row', () => {
  const seen = seenRows()
  const row = (number: number, orderNo: string | null, likeness = 'x') => ({
    number,
    orderNo,
    likeness,
    problems: [],
    amount: 1,
    currency: 'KWD',
    channels: [],
  })
  expect([row(2, 'A'), row(3, 'A'), row(4, null), row(5, null), row(6, null, 'y')].map(seen.twinOf)).toEqual([
    null,
    2,
    null,
    4,
    null,
  ])
})

test('a date means the merchant’s clock, whatever the season of it', () => {
  expect(readInstant('2026-07-01 12:00', 'Europe/Paris')?.toISOString()).toBe('2026-07-01T10:00:00.000Z')
  expect(readInstant('2026-12-01 12:00', 'Europe/Paris')?.toISOString()).toBe('2026-12-01T11:00:00.000Z')
  expect(readInstant('2026-12-01T12:00:00+03:00', 'Europe/Paris')?.toISOString()).toBe(
    '2026-12-01T09:00:00.000Z',
  )
})

test('a rate lets one go at once and then evenly', () => {
  const pacedFrom = new Date(0)
  const at = (ms: number, pacedDone: number) =>
    allowedNow({ ratePerMinute: 60, pacedFrom, pacedDone }, new Date(ms), 25)
  expect([at(0, 0), at(0, 1), at(999, 1), at(1_000, 1), at(5_000, 1), at(600_000, 1)]).toEqual([
    1, 0, 0, 1, 5, 25,
  ])
  expect(allowedNow({ ratePerMinute: null, pacedFrom, pacedDone: 9 }, new Date(0), 25)).toBe(25)
})

test('a file of 50,000 rows is read to its end, and one of more is refused', async () => {
  const read = async (rows: number) => {
    let last = 0
    const bytes = new TextEncoder().encode(csvOf(plainRows(rows)))
    for await (const { number } of fileRows(bytes, 'csv')) last = number
    return last
  }
  expect(await read(50_000)).toBe(50_001)
  await expect(read(50_001)).rejects.toMatchObject({ problem: { code: 'file.tooManyRows' } })
})
