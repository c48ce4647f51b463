import { inflateSync } from 'node:zlib'

/** A line of a PDF: what a reader is told it says, and the glyphs that are drawn for it, from the left. */
export type PdfSpan = { readonly text: string; readonly glyphs: readonly string[] }

/** Every line that says what it is (ActualText), in the order of the content. */
export function pdfSpans(pdf: Uint8Array): PdfSpan[] {
  return contentsOf(Buffer.from(pdf)).flatMap((content) =>
    [...content.matchAll(/\/Span <<\s*\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)\s*>> BDC([\s\S]*?)EMC/g)].map(
      ([, text = '', drawn = '']) => ({ text: unescaped(text), glyphs: glyphsOf(drawn) }),
    ),
  )
}

export const pdfText = (pdf: Uint8Array): string =>
  pdfSpans(pdf)
    .map(({ text }) => text)
    .join('\n')

/** Streams that are no content, fonts and pictures, hold no marks. A compressed one may end in any byte: nothing is trimmed. */
function contentsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) => {
    const content = inflated(Buffer.from(body, 'latin1'))
    return content.includes('BDC') ? [content] : []
  })
}

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
