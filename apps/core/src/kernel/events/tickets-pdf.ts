import type { Locale } from '@wasl/domain/locale'
import { isolated, leftToRight } from '../../platform/pdf/bidi-lines.ts'
import { openPaper, type Ink, type Paper } from '../../platform/pdf/paper.ts'
import { qrGrid } from '../../platform/qr/qr-svg.ts'

/** One place, ready to be drawn: all texts are of the paper's language. */
export type DrawnTicket = {
  merchant: string
  title: string
  ticket: string
  /** Day and hours in the zone of the event. */
  when: string
  place: string
  /** Null: nobody was named. */
  holder: string | null
  /** "Place 1 of 2". */
  number: string
  /** What people say: `7K3M-9QTX`. */
  order: string
  /** Answers that are shown at the door. */
  remarks: readonly { label: string; value: string }[]
  code: string
}

export type TicketPaper = 'a6' | '80mm'

const mm = 72 / 25.4
const sizes: Readonly<Record<TicketPaper, [number, number]>> = {
  a6: [105 * mm, 148 * mm],
  '80mm': [80 * mm, 170 * mm],
}

type Drawing = {
  title: string
  author: string
  language: Locale
  at: Date
  paper: TicketPaper
  brand: string
}

/** One page for each place (EVENT-★9). */
export function ticketsPdf(
  tickets: readonly DrawnTicket[],
  { paper: kind, brand, ...opening }: Drawing,
): Promise<Uint8Array<ArrayBuffer>> {
  const paper = openPaper({ ...opening, format: sizes[kind] })
  for (const [index, ticket] of tickets.entries()) {
    if (index > 0) paper.doc.addPage()
    drawTicket(paper, ticket, { kind, brand })
  }
  return paper.bytes()
}

const grey = '#57606a'

function drawTicket(
  paper: Paper,
  ticket: DrawnTicket,
  { kind, brand }: { kind: TicketPaper; brand: string },
): void {
  const margin = kind === 'a6' ? 22 : 14
  const column = { start: margin, width: paper.width - 2 * margin }
  // A thermal printer has no colours.
  if (kind === 'a6') paper.decorate(() => paper.doc.rect(0, 0, paper.width, 6).fill(brand))
  let y = kind === 'a6' ? 18 : 12
  const write = (type: string, text: string, ink: Ink) => {
    if (text === '') return
    paper.tag(type, () => {
      y += paper.write(text, fitted(paper, text, { ink, width: column.width }), { column, y })
    })
  }
  write('P', isolated(ticket.merchant), { size: 9, colour: grey })
  write('H1', isolated(ticket.title), { size: 14, weight: 600 })
  write('P', isolated(ticket.when), { size: 10.5, weight: 600 })
  write('P', isolated(ticket.place), { size: 9, colour: grey })
  y += 4
  y = drawCode(paper, ticket, { margin, y })
  write('P', isolated(ticket.ticket), { size: 12, weight: 600 })
  if (ticket.holder !== null) write('P', isolated(ticket.holder), { size: 10.5 })
  write('P', `${ticket.number} · ${leftToRight(ticket.order)}`, { size: 9, colour: grey })
  for (const { label, value } of ticket.remarks.slice(0, 3))
    write('P', `${isolated(label)}: ${isolated(value)}`, { size: 8 })
}

/** As large as the page has room for, at least 40 mm: 20 mm are enough for a scanner. */
function drawCode(
  paper: Paper,
  { code, number }: DrawnTicket,
  { margin, y }: { margin: number; y: number },
): number {
  const { size, dark } = qrGrid(code)
  const side = Math.min(paper.width - 2 * margin, 160, paper.height - y - 110)
  const left = (paper.width - side) / 2
  const step = side / (size + 4)
  const bbox: [number, number, number, number] = [left, y, left + side, y + side]
  paper.tag(
    'Figure',
    () => {
      for (const [row, modules] of dark.entries())
        for (const [at, module] of modules.entries())
          if (module) paper.doc.rect(left + (at + 2) * step, y + (row + 2) * step, step + 0.05, step + 0.05)
      paper.doc.fill('#000000')
    },
    { alt: number, bbox },
  )
  return y + side + 6
}

/** A name that is too long for three lines is written smaller, and stays on its page. */
function fitted(paper: Paper, text: string, { ink, width }: { ink: Ink; width: number }): Ink {
  const smaller = { ...ink, size: ink.size * 0.75 }
  return paper.heightOf(text, ink, width) > ink.size * 1.5 * 3 ? smaller : ink
}
