import { bulkColumns, requiredBulkColumns } from '@wasl/domain/bulk'
import { locales, type Locale } from '@wasl/domain/locale'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { exampleFile } from './example-file.ts'
import { fileRows } from '../../kernel/imports/file-rows.ts'
import { readHeads } from './rows/heads.domain.ts'
import { readRow } from './rows/judge-row.ts'
import type { RowFacts } from './rows/row.domain.ts'

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
const merchant = { currency: 'KWD' }

const wishes = (['required', 'all'] as const).flatMap((kind) =>
  (['csv', 'xlsx'] as const).flatMap((format) => locales.map((language) => ({ kind, format, language }))),
)

test.each(wishes)(
  'the example of the $kind columns as $format in $language could be sent as it is',
  async (wish) => {
    const bytes = new Uint8Array(Buffer.concat(await listOf(exampleFile(wish, { merchant, facts }))))
    const [first, ...rows] = await listOf(fileRows(bytes, wish.format))
    const heads = readHeads(first?.cells ?? [])
    if (!heads.ok) throw new Error(heads.error.code)
    const { columns, places, ignored } = heads.value
    expect(columns).toEqual(wish.kind === 'all' ? bulkColumns : requiredBulkColumns)
    expect(ignored).toEqual([])
    const problems = rows.map(({ cells }) => {
      const named = cells.flatMap((text, at) => (places[at] ? [[places[at], text] as const] : []))
      return readRow(Object.fromEntries(named), facts).problems
    })
    expect(problems).toEqual([[], []])
  },
)

test('the Arabic example is a table from right to left, and its amounts are numbers', async () => {
  const sheetIn = async (language: Locale) => {
    const pieces = await listOf(
      exampleFile({ kind: 'required', format: 'xlsx', language }, { merchant, facts }),
    )
    return (await readXlsx(new Uint8Array(Buffer.concat(pieces)), { readStyles: true })).sheets[0]
  }
  const [english, arabic] = [await sheetIn('en'), await sheetIn('ar')]
  expect([english?.name, english?.view?.rightToLeft]).toEqual(['Requests', undefined])
  expect([arabic?.name, arabic?.view?.rightToLeft]).toEqual(['الطلبات', true])
  const at = arabic?.rows[0]?.indexOf('المبلغ') ?? -1
  expect(arabic?.rows.slice(1).map((row) => row[at])).toEqual([15, 22])
  expect(arabic?.cells?.get(`1,${at}`)?.style?.numFmt).toBe('#,##0.000')
})

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}
