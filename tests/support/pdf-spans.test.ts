import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdfSpans } from './pdf-spans.ts'

/** Compressed content by the last byte it happens to end in. */
function streamEndingIn(byte: number): Buffer {
  for (let at = 0; at < 1_000; at += 1) {
    const stream = deflateSync(`/P <<\n/MCID 0\n>> BDC <00010002> EMC % ${'y'.repeat(at)}`)
    if (stream.at(-1) === byte) return stream
  }
  throw new Error(`no content ends in ${byte}`)
}

test.each([0x0a, 0x0d, 0x00, 0x20])('content whose last compressed byte is %i is read whole', (byte) => {
  const pdf = Buffer.concat([
    Buffer.from('1 0 obj\nstream\n'),
    streamEndingIn(byte),
    Buffer.from('\nendstream\nendobj\n2 0 obj\n<< /Type /Page /Contents 1 0 R >>\nendobj'),
    Buffer.from('\n3 0 obj\n<< /ActualText (line) /K [0] /Pg 2 0 R >>\nendobj'),
  ])
  expect(pdfSpans(pdf)).toEqual([{ text: 'line', glyphs: ['0001', '0002'] }])
})
