import { currencies } from '@wasl/domain/currencies'
import { spreadsheet } from './xml.ts'

const mostDecimals = Math.max(...currencies.values())

/** Index into the list of styles below. */
export const style = {
  head: 1,
  /** What has no Arabic letter reads from left to right in an Arabic table too: `+965 …` keeps its sign in front. */
  latin: 2,
  instant: 3,
  number: (decimals: number): number => 4 + Math.min(decimals, mostDecimals),
}

const zeros = Array.from({ length: mostDecimals + 1 }, (_, decimals) => (0).toFixed(decimals))
const formats = ['yyyy-mm-dd hh:mm:ss', ...zeros.map((zero) => `#,##${zero}`)]
const firstOwnFormat = 164

const font = (weight: string) => `<font>${weight}<sz val="11"/><name val="Calibri"/></font>`
const fill = (pattern: string) => `<fill><patternFill patternType="${pattern}"/></fill>`
const styled = (format: number, isBold = false) =>
  `<xf numFmtId="${format}" fontId="${isBold ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"`
const leftToRight = (format: number) =>
  `${styled(format)} applyAlignment="1"><alignment readingOrder="1"/></xf>`

export const stylesXml = `<styleSheet xmlns="${spreadsheet}">${[
  listed(
    'numFmts',
    formats.map((code, at) => `<numFmt numFmtId="${firstOwnFormat + at}" formatCode="${code}"/>`),
  ),
  listed('fonts', [font(''), font('<b/>')]),
  listed('fills', [fill('none'), fill('gray125')]),
  listed('borders', ['<border/>']),
  listed('cellStyleXfs', ['<xf/>']),
  listed('cellXfs', [
    `${styled(0)}/>`,
    `${styled(0, true)}/>`,
    leftToRight(0),
    ...formats.map((_, at) => leftToRight(firstOwnFormat + at)),
  ]),
  listed('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
].join('')}</styleSheet>`

function listed(name: string, items: readonly string[]): string {
  return `<${name} count="${items.length}">${items.join('')}</${name}>`
}
