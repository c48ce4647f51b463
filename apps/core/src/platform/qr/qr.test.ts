import { expect, test } from 'vitest'
import { layoutOf, multiply } from './qr-codewords.ts'
import { masks } from './qr-mask.ts'
import { dataPlaces, qrGrid, qrSvg } from './qr-svg.ts'
import type { Grid } from './qr-grid.ts'

/** Reads a grid as a scanner does: format, mask, bytes, blocks, error correction, content. */
function read(grid: Grid): string {
  const version = (grid.size - 17) / 4
  const mask = formatOf(grid)
  const bits = [...dataPlaces(grid)].map(({ x, y }) => grid.dark[y]![x]! !== masks[mask]!(x, y))
  const layout = layoutOf(version)
  const codewords = Array.from({ length: layout.total }, (_, at) =>
    Number.parseInt(
      bits
        .slice(at * 8, at * 8 + 8)
        .map(Number)
        .join(''),
      2,
    ),
  )
  const data = blocksOf(codewords, layout).flatMap((block) => {
    for (let root = 0; root < layout.correction; root += 1) expect(syndrome(block, root)).toBe(0)
    return block.slice(0, -layout.correction)
  })
  const text = data.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  if (text.startsWith('0001')) return digitsIn(text, version)
  expect(text.slice(0, 4)).toBe('0100')
  const lengthBits = version < 10 ? 8 : 16
  const length = Number.parseInt(text.slice(4, 4 + lengthBits), 2)
  const content = Array.from({ length }, (_, at) =>
    Number.parseInt(text.slice(4 + lengthBits + at * 8, 12 + lengthBits + at * 8), 2),
  )
  return new TextDecoder().decode(Uint8Array.from(content))
}

function digitsIn(text: string, version: number): string {
  const lengthBits = version < 10 ? 10 : 12
  const length = Number.parseInt(text.slice(4, 4 + lengthBits), 2)
  let at = 4 + lengthBits
  let said = ''
  while (said.length < length) {
    const count = Math.min(3, length - said.length)
    const bits = [0, 4, 7, 10][count] ?? 0
    said += String(Number.parseInt(text.slice(at, at + bits), 2)).padStart(count, '0')
    at += bits
  }
  return said
}

/** The fifteen format bits of the standard's table for level M, masks 0 to 7. */
const formats = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0]

function formatOf({ dark, size }: Grid): number {
  const places = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y]),
    ...[7, 5, 4, 3, 2, 1, 0].map((x) => [x, 8]),
  ] as [number, number][]
  const second = [
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) => [size - 1 - at, 8]),
    ...[8, 9, 10, 11, 12, 13, 14].map((at) => [8, size - 15 + at]),
  ] as [number, number][]
  const [one, other] = [places, second].map((all) =>
    all.reduce((bits, [x, y], at) => bits | (Number(dark[y]![x]) << at), 0),
  )
  expect(one).toBe(other)
  expect(formats).toContain(one)
  return formats.indexOf(one!)
}

function blocksOf(
  codewords: number[],
  { total, correction, blocks }: ReturnType<typeof layoutOf>,
): number[][] {
  const short = Math.floor(total / blocks)
  const shortBlocks = blocks - (total % blocks)
  const result: number[][] = Array.from({ length: blocks }, () => [])
  let at = 0
  for (let place = 0; place <= short - correction; place += 1) {
    for (const [index, block] of result.entries()) {
      if (place < short - correction || index >= shortBlocks) block.push(codewords[at++]!)
    }
  }
  for (let place = 0; place < correction; place += 1) for (const block of result) block.push(codewords[at++]!)
  return result
}

const syndrome = (block: number[], root: number): number => {
  let point = 1
  for (let step = 0; step < root; step += 1) point = multiply(point, 2)
  return block.reduce((sum, byte) => multiply(sum, point) ^ byte, 0)
}

test.each([1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 213])(
  'a text of %i bytes reads back as it was',
  (length) => {
    const text = 'https://tamra-tide.example/en/pay/'.padEnd(length, 'aZ09-_').slice(0, length)
    expect(read(qrGrid(text))).toBe(text)
  },
)

test('Arabic reads back as UTF-8', () => {
  expect(read(qrGrid('https://وصل.example/ar/pay/PR-1001'))).toBe('https://وصل.example/ar/pay/PR-1001')
})

test('what fits no version is refused', () => {
  expect(() => qrGrid('x'.repeat(214))).toThrow(RangeError)
})

test('the picture has its quiet zone and no script', () => {
  const svg = qrSvg('https://tamra-tide.example/en/pay/PR-1001')
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/)
  expect(svg).toContain('M4 4h1v1h-1z')
  expect(svg).not.toMatch(/script|href|style/)
})

test.each([[1], [2], [3], [10], [235], [400]])(
  '%i digits are read as they were, and take less room than bytes',
  (count) => {
    const text = Array.from({ length: count }, (_, at) => (at * 7) % 10).join('')
    expect(read(qrGrid(text))).toBe(text)
  },
)

test('a ticket of 235 digits has 41 modules to a side', () => {
  expect(qrGrid('1'.repeat(235)).size).toBe(41)
})
