import { openPaper, type Ink, type Paper } from '../../platform/pdf/paper.ts'
import { isolated, leftToRight } from '../../platform/pdf/bidi-lines.ts'
import { drawBitmap, openBitmap } from '../../platform/pdf/bitmap.ts'
import { drawSvg } from '../../platform/pdf/svg-drawing.ts'
import type { Logo } from './receipt-logo.service.ts'
import { drawFooters } from './receipt-footer.ts'
import { receiptWords } from './receipt-words.ts'
import type { Receipt, ReceiptPart, ReceiptRow } from './receipt.ts'

export const margin = 48
export const grey = '#57606a'
const line = '#d8dde3'
const footerHeight = 84

/** The receipt as a file: tagged, in its language, the same bytes for the same receipt. */
export function receiptPdf(receipt: Receipt, logo: Logo | null): Promise<Uint8Array<ArrayBuffer>> {
  const { language, number, merchant } = receipt
  const values = { number: leftToRight(number.value), merchant: merchant.name }
  const paper = openPaper({
    title: receiptWords('receiptFile.documentTitle', language, { ...values, number: number.value }),
    author: merchant.name,
    language,
    at: receipt.settledAt,
  })
  let y = drawHead(paper, receipt, logo)
  y = drawAmount(paper, receipt, y)
  for (const part of receipt.parts) y = drawPart(paper, part, y)
  drawFooters(paper, receipt)
  return paper.bytes()
}

const inner = (paper: Paper) => paper.width - 2 * margin

type Mark = { width: number; draw: (x: number, y: number) => void }

/** As high as the head, and no wider than three times that. */
function markOf({ doc }: Paper, logo: Logo, size: number): Mark | null {
  if (logo.kind === 'drawing')
    return { width: size, draw: (x, y) => drawSvg(doc, logo.drawing, { x, y, size }) }
  const bitmap = openBitmap(doc, logo.bytes)
  if (!bitmap) return null
  const scale = Math.min(size / bitmap.height, (3 * size) / bitmap.width)
  const [width, height] = [bitmap.width * scale, bitmap.height * scale]
  return { width, draw: (x, y) => drawBitmap(doc, bitmap, { x, y: y + (size - height) / 2, width, height }) }
}

function drawHead(paper: Paper, { merchant, language }: Receipt, logo: Logo | null): number {
  const top = 46
  const size = 42
  const mark = logo && markOf(paper, logo, size)
  const start = margin + (mark ? mark.width + 14 : 0)
  const names = { start, width: inner(paper) - (start - margin) - 150 }
  const title = { start: paper.width - margin - 140, width: 140, align: 'end' } as const
  paper.decorate(() => paper.doc.rect(0, 0, paper.width, 8).fill(merchant.brand))
  if (mark) {
    const x = paper.leftOf({ start: margin, width: mark.width })
    const bbox: [number, number, number, number] = [x, top, x + mark.width, top + size]
    paper.tag('Figure', () => mark.draw(x, top), { alt: merchant.name, bbox })
  }
  const name: Ink = { size: 16, weight: 600 }
  paper.tag(
    'H1',
    () =>
      void paper.write(
        receiptWords('receiptFile.title', language),
        { size: 20, weight: 600 },
        { column: title, y: top + 4 },
      ),
  )
  const nameHeight = paper.heightOf(merchant.name, name, names.width)
  paper.tag('P', () => void paper.write(isolated(merchant.name), name, { column: names, y: top }))
  if (merchant.legal === null) return top + Math.max(size, nameHeight) + 22
  const legal = isolated(merchant.legal)
  const small: Ink = { size: 9.5, colour: grey }
  paper.tag('P', () => void paper.write(legal, small, { column: names, y: top + nameHeight }))
  return top + Math.max(size, nameHeight + paper.heightOf(legal, small, names.width)) + 22
}

/** How much, what became of it and when, and the number to ask with. */
function drawAmount(paper: Paper, receipt: Receipt, y: number): number {
  const height = 92
  const pad = 20
  const amount = { start: margin + pad, width: 260 }
  const number = { start: paper.width - margin - pad - 190, width: 190, align: 'end' } as const
  paper.decorate(() => {
    const plate = { start: margin, width: inner(paper) }
    paper.doc.roundedRect(paper.leftOf(plate), y, plate.width, height, 8).fill('#f4f5f7')
  })
  paper.tag(
    'P',
    () => void paper.write(receipt.amount, { size: 26, weight: 600 }, { column: amount, y: y + 14 }),
  )
  paper.tag('P', () => {
    const words = `${receipt.status} · ${isolated(receipt.time)}`
    paper.write(words, { size: 11, weight: 600, colour: '#0a6b3d' }, { column: amount, y: y + 56 })
  })
  paper.tag('P', () => {
    paper.write(receipt.number.label, { size: 9.5, colour: grey }, { column: number, y: y + 24 })
    paper.write(leftToRight(receipt.number.value), { size: 13, weight: 600 }, { column: number, y: y + 40 })
  })
  return y + height + 22
}

function drawPart(paper: Paper, { title, rows }: ReceiptPart, from: number): number {
  const heading: Ink = { size: 12.5, weight: 600 }
  const [first] = rows
  let y = withRoom(paper, from, 26 + (first ? rowHeight(paper, first) : 0))
  paper.tag(
    'H2',
    () => void paper.write(isolated(title), heading, { column: { start: margin, width: inner(paper) }, y }),
  )
  y += 26
  const table = paper.group('Table')
  for (const row of rows) {
    y = withRoom(paper, y, rowHeight(paper, row))
    y = drawRow(paper, row, { table, y })
  }
  table.end()
  return y + 16
}

const labelWidth = 170
const rowPad = 4.5
const valueInk = ({ isTotal }: ReceiptRow): Ink =>
  isTotal ? { size: 12.5, weight: 600 } : { size: 10.5, weight: 600 }
const labelInk = ({ isTotal }: ReceiptRow): Ink =>
  isTotal ? { size: 12.5, weight: 600 } : { size: 10.5, colour: grey }
const valueWidth = (paper: Paper) => inner(paper) - labelWidth - 16

const rowHeight = (paper: Paper, row: ReceiptRow): number =>
  2 * rowPad +
  Math.max(
    paper.heightOf(row.label, labelInk(row), labelWidth),
    paper.heightOf(row.value, valueInk(row), valueWidth(paper)),
  )

function drawRow(
  paper: Paper,
  row: ReceiptRow,
  { table, y }: { table: ReturnType<Paper['group']>; y: number },
): number {
  const height = rowHeight(paper, row)
  const within = paper.group('TR', table)
  const label = { start: margin, width: labelWidth }
  const value = { start: margin + labelWidth + 16, width: valueWidth(paper), align: 'end' } as const
  const text = row.isLatin ? leftToRight(row.value) : isolated(row.value)
  paper.tag(
    'TH',
    () => void paper.write(isolated(row.label), labelInk(row), { column: label, y: y + rowPad }),
    {
      within,
      scope: 'Row',
    },
  )
  paper.tag('TD', () => void paper.write(text, valueInk(row), { column: value, y: y + rowPad }), { within })
  within.end()
  paper.decorate(() => {
    paper.doc.moveTo(margin, y + height).lineTo(paper.width - margin, y + height)
    paper.doc.lineWidth(0.5).stroke(line)
  })
  return y + height
}

/** Where the next piece starts: below, or on a new page where it does not fit. */
function withRoom(paper: Paper, y: number, needed: number): number {
  if (y + needed <= paper.height - footerHeight) return y
  paper.doc.addPage()
  return margin
}
