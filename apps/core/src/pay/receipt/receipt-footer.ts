import { leftToRight } from '../../platform/pdf/bidi-lines.ts'
import type { Ink, Paper } from '../../platform/pdf/paper.ts'
import { receiptWords } from './receipt-words.ts'
import type { Receipt } from './receipt.ts'

const ink: Ink = { size: 8.5, colour: '#57606a' }
const margin = 48

/** On every page: whom to ask, where the receipt is online, and which page this is. */
export function drawFooters(paper: Paper, { merchant, address, language }: Receipt): void {
  const { count } = paper.doc.bufferedPageRange()
  const y = paper.height - 62
  const contacts = [merchant.phone, merchant.website].filter((text) => text !== null).map(leftToRight)
  const questions = `${receiptWords('receiptFile.questions', language)} ${contacts.join(' · ')}`
  const wide = { start: margin, width: paper.width - 2 * margin - 90 }
  const end = { start: paper.width - margin - 80, width: 80, align: 'end' } as const
  for (let page = 0; page < count; page += 1) {
    paper.doc.switchToPage(page)
    const isLast = page === count - 1
    const draw = () => {
      if (contacts.length > 0) paper.write(questions, ink, { column: wide, y })
      const online = `${receiptWords('receiptFile.address', language)}: ${leftToRight(address)}`
      paper.write(online, ink, { column: wide, y: y + 14 })
    }
    if (isLast) paper.tag('P', draw)
    else paper.decorate(draw)
    if (count === 1) continue
    const words = receiptWords('receiptFile.page', language, { page: page + 1, pages: count })
    paper.decorate(() => void paper.write(words, ink, { column: end, y: y + 14 }))
  }
}
