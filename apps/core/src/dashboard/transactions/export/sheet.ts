import type { CellValue } from 'hucre/xlsx'
import type { FieldKind } from './export-fields.ts'

export type Sheet = {
  name: string
  columns: readonly { title: string; kind: FieldKind }[]
  pages: AsyncIterable<(string | null)[][]>
}

/** An XLSX, row by row: text is typed as text, so that nothing in it is ever a formula. */
export async function* sheetOf({ name, columns, pages }: Sheet): AsyncGenerator<Uint8Array> {
  async function* rows(): AsyncGenerator<CellValue[]> {
    yield columns.map(({ title }) => readable(title))
    for await (const page of pages) {
      for (const texts of page) yield texts.map((text, at) => cellOf(text, columns[at]?.kind ?? 'text'))
    }
  }
  const { writeXlsxStream } = await import('hucre/xlsx')
  const stream = writeXlsxStream(rows(), {
    name,
    columns: columns.map(({ kind }) => ({
      width: kind === 'text' ? 22 : 18,
      ...(kind === 'instant' && { numFmt: 'yyyy-mm-dd hh:mm:ss' }),
    })),
    freezePane: { rows: 1 },
  })
  yield* stream
}

function cellOf(text: string | null, kind: FieldKind): CellValue {
  if (text === null) return null
  switch (kind) {
    case 'number':
      return Number(text)
    case 'instant':
      // Already on the merchant's clock: a spreadsheet knows no zones.
      return new Date(`${text.replace(' ', 'T')}Z`)
    case 'text':
      return readable(text)
  }
}

/** What XML cannot carry goes, and what a cell cannot hold is cut. */
const readable = (text: string): string =>
  text.replace(/[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu, '').slice(0, 32_767)
