import { style } from './styles.ts'
import { declaration, spreadsheet, xmlText } from './xml.ts'

/** What a spreadsheet makes of it: text stays text, an amount can be summed, an instant can be sorted. */
export type CellKind = 'text' | 'number' | 'instant'

/** The texts of a row as its cells, of the kinds of their columns; null is an empty cell. */
export type RowXml = (texts: readonly (string | null)[], row: number) => string

export const rowXml = (kinds: readonly CellKind[], isRightToLeft: boolean): RowXml => {
  const columns = kinds.map((kind, at) => ({ letters: lettersOf(at), kind }))
  return (texts, row) => {
    let cells = ''
    columns.forEach(({ letters, kind }, at) => {
      const text = texts[at] ?? null
      if (text !== null) cells += `<c r="${letters}${row}"${contentOf(text, kind, isRightToLeft)}</c>`
    })
    return `<row r="${row}">${cells}</row>`
  }
}

const widths: Readonly<Record<CellKind, number>> = { text: 26, number: 18, instant: 20 }

/** A sheet up to its first row, which stays in sight. */
export function openingXml(kinds: readonly CellKind[], isRightToLeft: boolean): string {
  const columns = kinds.map(
    (kind, at) => `<col min="${at + 1}" max="${at + 1}" width="${widths[kind]}" customWidth="1"/>`,
  )
  const view = `<sheetView${isRightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>`
  return `${declaration}<worksheet xmlns="${spreadsheet}"><sheetViews>${view}</sheetViews><cols>${columns.join('')}</cols><sheetData>`
}

export const headXml = (titles: readonly string[]): string =>
  `<row r="1">${titles.map((title, at) => `<c r="${lettersOf(at)}1"${textContent(title, style.head)}</c>`).join('')}</row>`

function contentOf(text: string, kind: CellKind, isRightToLeft: boolean): string {
  switch (kind) {
    case 'number':
      // Written with the decimals of its currency, which it keeps.
      return ` s="${style.number(decimalsIn(text))}"><v>${text}</v>`
    case 'instant':
      return ` s="${style.instant}"><v>${daysUntil(text)}</v>`
    case 'text':
      return textContent(text, isRightToLeft && !arabic.test(text) ? style.latin : 0)
  }
}

const arabic = /\p{Script=Arabic}/u

function decimalsIn(text: string): number {
  const point = text.indexOf('.')
  return point === -1 ? 0 : text.length - point - 1
}

/** Since the day that spreadsheets count from. Already on the merchant's clock: they know no zones. */
const daysUntil = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`) / 86_400_000 + 25_569

/** No cell holds more. */
const longestText = 32_767

/** Typed as text, so that nothing in it is ever a formula. */
function textContent(text: string, styled: number): string {
  const shown = xmlText(text.slice(0, longestText))
  const space = /^\s|\s$|\n/.test(shown) ? ' xml:space="preserve"' : ''
  return `${styled === 0 ? '' : ` s="${styled}"`} t="inlineStr"><is><t${space}>${shown}</t></is>`
}

/** A, B, … Z, AA: as spreadsheets name the column at this place, from 0. */
function lettersOf(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : lettersOf(Math.floor(at / 26) - 1) + last
}
