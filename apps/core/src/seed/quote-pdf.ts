/** The quote attached to PR-1001: a real PDF of two pages, in the typeface every reader has. */
export function quotePdf(): Uint8Array {
  return pdf([
    [
      ['Quote TT-1001', 22],
      ['Tamra & Tide - gathering box, 24 guests', 12],
      ['', 12],
      ['Date platters, assorted, 24 guests      KWD 31.250', 12],
      ['Arabic coffee service, three hours      KWD 16.000', 12],
      ['Delivery within Kuwait                  KWD  1.500', 12],
      ['', 12],
      ['Total                                   KWD 48.750', 12],
    ],
    [
      ['Terms', 22],
      ['Cancel within two hours of paying for a full refund.', 12],
      ['Fresh food is not exchanged.', 12],
      ['Prices include packing. This is a demonstration: no such company exists.', 12],
    ],
  ])
}

type Line = readonly [text: string, size: number]

/** Objects in the order of their numbers, then the table that says where each begins. */
function pdf(pages: readonly (readonly Line[])[]): Uint8Array {
  const pageNumber = (index: number) => 4 + index * 2
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    ...pages.flatMap((lines, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageNumber(index) + 1} 0 R >>`,
      stream(lines),
    ]),
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const header = '%PDF-1.4\n'
  const offsets = objects.map((_, index) => header.length + objects.slice(0, index).join('').length)
  const body = header + objects.join('')
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return new TextEncoder().encode(body + end)
}

function stream(lines: readonly Line[]): string {
  const shown = lines.map(([text, size]) => `/F1 ${size} Tf (${escaped(text)}) Tj 0 -${size + 8} Td`)
  const content = `BT 56 770 Td\n${shown.join('\n')}\nET`
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}

const escaped = (text: string): string => text.replace(/[\\()]/g, (mark) => `\\${mark}`)
