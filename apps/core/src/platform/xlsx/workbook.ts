import { directionOf, type Locale } from '@wasl/domain/locale'
import { headXml, openingXml, rowXml, type CellKind } from './cells.ts'
import { packageOf } from './package.ts'
import { zipOf, type ZipPart } from './zip.ts'

export type Table = {
  /** A word of ours. */
  name: string
  /** An Arabic table begins at the right. */
  language: Locale
  columns: readonly { title: string; kind: CellKind }[]
  /** Each far shorter than a sheet. */
  pages: AsyncIterable<(string | null)[][]>
}

/** An XLSX in pieces, as they are wanted; nothing but a page of its rows is in memory. */
export const workbookOf = (table: Table): AsyncGenerator<Uint8Array> => zipOf(partsOf(table))

/** Of a sheet, with its head. More rows go to the next sheet. */
const mostRows = 1_048_576
/** Some hundred kilobytes at a time: whole pages in letters, bytes and packed cost half as much memory again. */
const pieceRows = 200

async function* partsOf({ name, language, columns, pages }: Table): AsyncGenerator<ZipPart> {
  const isRightToLeft = directionOf(language) === 'rtl'
  const kinds = columns.map(({ kind }) => kind)
  const rowOf = rowXml(kinds, isRightToLeft)
  const opening = openingXml(kinds, isRightToLeft) + headXml(columns.map(({ title }) => title))
  const reader = pages[Symbol.asyncIterator]()
  let page = await reader.next()
  async function* sheet(): AsyncGenerator<string> {
    yield opening
    let row = 1
    while (!page.done && row + page.value.length <= mostRows) {
      for (let from = 0; from < page.value.length; from += pieceRows) {
        const piece = page.value.slice(from, from + pieceRows)
        yield piece.map((texts) => rowOf(texts, (row += 1))).join('')
      }
      // A page is asked for when the one before it was taken.
      // oxlint-disable-next-line no-await-in-loop
      page = await reader.next()
    }
    yield '</sheetData></worksheet>'
  }
  const sheets: string[] = []
  try {
    do {
      sheets.push(sheets.length === 0 ? name : `${name} ${sheets.length + 1}`)
      yield { name: `xl/worksheets/sheet${sheets.length}.xml`, texts: sheet() }
    } while (!page.done)
    yield* packageOf(sheets)
  } finally {
    await reader.return?.()
  }
}
