import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { drawQr, type QrDrawing } from './qr-drawing.ts'
import { qrSvgFile } from './qr-file.ts'

const link = 'https://tamra-tide.example/en/pay/PR-1016'

/** The modules of the path, four pixels each, as a camera would see them. */
function photographed({ side, path }: QrDrawing) {
  const scale = 4
  const width = side * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1) {
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
      }
    }
  }
  return { width, height: width, data }
}

test.each([link, 'رمز الطلب 1016', '{"id":"1016"}'])('the drawing of "%s" is read back', (text) => {
  expect(decodeQR(photographed(drawQr(text)))).toBe(text)
})

test('four light modules stand around the code', () => {
  const { side, path } = drawQr(link)
  const columns = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)]
  expect(Math.min(...columns.map(([, x]) => Number(x)))).toBe(4)
  expect(Math.max(...columns.map(([, x, , length]) => Number(x) + Number(length)))).toBe(side - 4)
})

test('the file carries its lines under the code, as text that cannot break out', () => {
  const file = qrSvgFile(drawQr(link), ['KWD 40.000', '<PR & 1016>'])
  expect(file).toContain('>KWD 40.000</text>')
  expect(file).toContain('&lt;PR &amp; 1016&gt;')
})
