import { inflateSync } from 'node:zlib'

/** An element of a PDF: what a reader is told it says, and the glyphs that are drawn for it, from the left. */
export type PdfSpan = { readonly text: string; readonly glyphs: readonly string[] }

/** Every element that says what it is (ActualText), in the order in which the elements were begun. */
export function pdfSpans(pdf: Uint8Array): PdfSpan[] {
  const objects = objectsOf(Buffer.from(pdf))
  const marked = new Map<string, string>()
  for (const [page, body] of objects) {
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? '')
    if (!/\/Type \/Page\b/.test(body) || content === undefined) continue
    for (const [, id = '', drawn = ''] of streamOf(content).matchAll(/\/MCID (\d+)\s*>> BDC([\s\S]*?)EMC/g))
      marked.set(`${page} ${id}`, drawn)
  }
  return [...objects.values()].flatMap((body) => {
    const [, text] = /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/.exec(body) ?? []
    if (text === undefined) return []
    const [, ids = ''] = /\/K \[([\d ]*)\]/.exec(body) ?? []
    const [, page = ''] = /\/Pg (\d+) 0 R/.exec(body) ?? []
    const glyphs = ids.split(' ').flatMap((id) => glyphsOf(marked.get(`${page} ${id}`) ?? ''))
    return [{ text: unescaped(text), glyphs }]
  })
}

export const pdfText = (pdf: Uint8Array): string =>
  pdfSpans(pdf)
    .map(({ text }) => text)
    .join('\n')

/** Objects by number. A compressed stream may end in any byte: nothing is trimmed. */
function objectsOf(pdf: Buffer): Map<string, string> {
  const text = pdf.toString('latin1')
  const found = text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  const objects = Array.from(found, ([, id = '', body = '']): [string, string] => [id, body])
  return new Map(objects.toSorted(([a], [b]) => Number(a) - Number(b)))
}

const streamOf = (body: string): string =>
  inflated(Buffer.from(/stream\n([\s\S]*?)\nendstream/.exec(body)?.[1] ?? '', 'latin1'))

function inflated(body: Buffer): string {
  try {
    return inflateSync(body).toString('latin1')
  } catch {
    return ''
  }
}

const glyphsOf = (drawn: string): string[] =>
  [...drawn.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])

function unescaped(literal: string): string {
  const bytes = literal.replace(/\\(\d{3}|[\s\S])/g, (_, sign: string) =>
    /^\d{3}$/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (named[sign] ?? sign),
  )
  const buffer = Buffer.from(bytes, 'latin1')
  return bytes.startsWith('\xfe\xff') ? buffer.subarray(2).swap16().toString('utf16le') : bytes
}

const named: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
