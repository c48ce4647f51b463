import { locales } from '@wasl/domain/locale'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { CellKind } from './cells.ts'
import { workbookOf, type Table } from './workbook.ts'
import { xmlText } from './xml.ts'

type Row = (string | null)[]

async function* pagesOf(...pages: Row[][]): AsyncGenerator<Row[]> {
  yield* pages
}

async function written(table: Table): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of workbookOf(table)) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

/** One column of one kind, as a spreadsheet reads it. */
async function columnOf(kind: CellKind, texts: string[], language: 'en' | 'ar' = 'en') {
  const columns = [{ title: 'Title', kind }]
  const pages = pagesOf(texts.map((text) => [text]))
  const { sheets } = await readXlsx(await written({ name: 'Sheet', language, columns, pages }), {
    readStyles: true,
  })
  const [sheet] = sheets
  if (!sheet) throw new Error('a workbook without a sheet')
  const styles = texts.map((_, at) => sheet.cells?.get(`${at + 1},0`)?.style)
  return { sheet, values: sheet.rows.slice(1).map(([value]) => value), styles }
}

test('an Arabic table begins at the right, an English one at the left; the head is bold and stays in sight', async () => {
  for (const language of locales) {
    // oxlint-disable-next-line no-await-in-loop
    const { sheet } = await columnOf('text', ['text'], language)
    expect(sheet.view?.rightToLeft ?? false).toBe(language === 'ar')
    expect(sheet.freezePane).toEqual({ rows: 1 })
    expect(sheet.cells?.get('0,0')?.style?.font?.bold).toBe(true)
  }
})

test.each(locales)('in %s an amount is a number that shows the digits of its currency', async (language) => {
  const amounts = ['48.750', '1500', '-10.50', '0.0001', '1234567.000']
  const { values, styles } = await columnOf('number', amounts, language)
  expect(values).toEqual(amounts.map(Number))
  expect(styles.map((style) => style?.numFmt)).toEqual([
    '#,##0.000',
    '#,##0',
    '#,##0.00',
    '#,##0.0000',
    '#,##0.000',
  ])
})

test('an instant is the second it says', async () => {
  const instants = ['2026-11-27 11:45:42', '2026-01-01 00:00:00', '1999-12-31 23:59:59']
  const { values, styles } = await columnOf('instant', instants)
  expect(values.map((value) => (value as Date).toISOString().slice(0, 19).replace('T', ' '))).toEqual(
    instants,
  )
  expect(new Set(styles.map((style) => style?.numFmt))).toEqual(new Set(['yyyy-mm-dd hh:mm:ss']))
})

test('a text is read as it was, but for what no XML can carry', async () => {
  const texts = [
    '=1+1',
    '_x0041_',
    'a\r\nb',
    ' edge ',
    '<b>&amp;</b>',
    'نص',
    '😀'.repeat(3),
    'x\u0000\u001f\ufffe',
  ]
  const { values } = await columnOf('text', texts)
  expect(values).toEqual([...texts.slice(0, -1), 'x'])
  // A reader of XML makes a line's end of both signs.
  expect(xmlText('a\r\nb')).toBe('a_x000D_\nb')
  const [longest] = (await columnOf('text', ['a'.repeat(40_000)])).values
  expect(longest).toBe('a'.repeat(32_767))
})

test('what has no Arabic letter reads from left to right in an Arabic table', async () => {
  const { styles } = await columnOf('text', ['+965 5001 2345', 'فيصل', 'ORD-1'], 'ar')
  expect(styles.map((style) => style?.alignment?.readingOrder)).toEqual(['ltr', undefined, 'ltr'])
})

test('an empty cell is none, and columns are named beyond Z', async () => {
  const columns = Array.from({ length: 30 }, (_, at) => ({ title: `${at}`, kind: 'text' as const }))
  const row = columns.map((_, at) => (at === 28 ? null : `${at}`))
  const { sheets } = await readXlsx(
    await written({ name: 'Sheet', language: 'en', columns, pages: pagesOf([row]) }),
  )
  expect(sheets[0]?.rows[1]).toEqual(row)
})

test('what is more than a sheet holds stands on the next, under the same head', async () => {
  const page = Array.from({ length: 1_048_576 / 256 }, () => ['1'])
  async function* pages(): AsyncGenerator<Row[]> {
    for (let at = 0; at < 256; at += 1) yield page
  }
  const columns = [{ title: 'Title', kind: 'number' as const }]
  const bytes = await written({ name: 'Sheet', language: 'en', columns, pages: pages() })
  const { sheets } = await readXlsx(bytes, { sheets: [1] })
  expect(sheets.map(({ name }) => name)).toEqual(['Sheet 2'])
  expect(sheets[0]?.rows).toEqual([['Title'], ...page.map(() => [1])])
})

test('whoever stops reading stops the pages', async () => {
  let isStopped = false
  async function* pages(): AsyncGenerator<Row[]> {
    try {
      for (;;) yield [['text']]
    } finally {
      isStopped = true
    }
  }
  const columns = [{ title: 'Title', kind: 'text' as const }]
  const pieces = workbookOf({ name: 'Sheet', language: 'en', columns, pages: pages() })
  await pieces.next()
  await pieces.next()
  await pieces.return(undefined)
  expect(isStopped).toBe(true)
})

test('pages that fail fail the table', async () => {
  async function* pages(): AsyncGenerator<Row[]> {
    yield [['text']]
    throw new Error('the database is gone')
  }
  const columns = [{ title: 'Title', kind: 'text' as const }]
  await expect(written({ name: 'Sheet', language: 'en', columns, pages: pages() })).rejects.toThrow(
    'the database is gone',
  )
})
