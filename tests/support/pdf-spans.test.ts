import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdfText } from './pdf-spans.ts'

/** Compressed content by the last byte it happens to end in. */
function streamEndingIn(byte: number): Buffer {
  for (let at = 0; at < 1_000; at += 1) {
    const stream = deflateSync(`/Span <</ActualText (line)>> BDC EMC % ${'y'.repeat(at)}`)
    if (stream.at(-1) === byte) return stream
  }
  throw new Error(`no content ends in ${byte}`)
}

test.each([0x0a, 0x0d, 0x00, 0x20])('content whose last compressed byte is %i is read whole', (byte) => {
  const pdf = Buffer.concat([
    Buffer.from('1 0 obj\nstream\n'),
    streamEndingIn(byte),
    Buffer.from('\nendstream\nendobj'),
  ])
  expect(pdfText(pdf)).toBe('line')
})
