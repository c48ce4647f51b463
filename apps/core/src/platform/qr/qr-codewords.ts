/** ISO/IEC 18004 at error correction level M, versions 1 to 10: up to 213 bytes, more than any link of ours. */
const totalBytes = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]
const correctionBytes = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]

export type Layout = { version: number; total: number; correction: number; blocks: number }

export function layoutOf(version: number): Layout {
  const [total, correction, blocks] = [totalBytes, correctionBytes, blockCounts].map(
    (table) => table[version - 1],
  )
  if (!total || !correction || !blocks) throw new RangeError(`no QR version ${version}`)
  return { version, total, correction, blocks }
}

/** The smallest version that holds the text. Throws where none does. */
export function codewordsOf(text: string): { version: number; codewords: Uint8Array } {
  const content = /^\d+$/.test(text) ? digits(text) : bytes(text)
  const version =
    totalBytes.findIndex((_, index) => bitsOf(content, index + 1) <= 8 * dataBytesOf(layoutOf(index + 1))) + 1
  if (version === 0) throw new RangeError(`${content.length} signs do not fit a QR code`)
  const layout = layoutOf(version)
  return { version, codewords: interleaved(padded(content, layout), layout) }
}

type Content = {
  mode: string
  length: number
  lengthBits: readonly [below10: number, from10: number]
  bits: string
}

const bytes = (text: string): Content => {
  const encoded = new TextEncoder().encode(text)
  const bits = Array.from(encoded, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return { mode: '0100', length: encoded.length, lengthBits: [8, 16], bits }
}

/** Three digits take ten bits: a code of digits alone is smaller than any other. */
const digits = (text: string): Content => {
  const groups = text.match(/\d{1,3}/g) ?? []
  const bits = groups.map((group) =>
    Number(group)
      .toString(2)
      .padStart([0, 4, 7, 10][group.length] ?? 0, '0'),
  )
  return { mode: '0001', length: text.length, lengthBits: [10, 12], bits: bits.join('') }
}

const dataBytesOf = ({ total, correction, blocks }: Layout): number => total - correction * blocks

const lengthBitsOf = ({ lengthBits: [below10, from10] }: Content, version: number): number =>
  version < 10 ? below10 : from10

const bitsOf = (content: Content, version: number): number =>
  4 + lengthBitsOf(content, version) + content.bits.length

/** Mode, length, content, terminator, padding. */
function padded(content: Content, layout: Layout): Uint8Array {
  const bits = [
    content.mode,
    content.length.toString(2).padStart(lengthBitsOf(content, layout.version), '0'),
    content.bits,
    '0000',
  ].join('')
  const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0')
  const data = new Uint8Array(dataBytesOf(layout))
  const used = Math.min(whole.length / 8, data.length)
  for (let at = 0; at < used; at += 1) data[at] = Number.parseInt(whole.slice(at * 8, at * 8 + 8), 2)
  for (let at = used; at < data.length; at += 1) data[at] = (at - used) % 2 === 0 ? 0xec : 0x11
  return data
}

/** Blocks take turns byte by byte, so that a stain hurts each of them a little. */
function interleaved(data: Uint8Array, layout: Layout): Uint8Array {
  const blocks = blocksOf(data, layout)
  const longest = Math.max(...blocks.map((block) => block.length))
  const corrections = blocks.map((block) => errorCorrection(block, layout.correction))
  return Uint8Array.from([...turns(blocks, longest), ...turns(corrections, layout.correction)])
}

function blocksOf(data: Uint8Array, { total, correction, blocks }: Layout): Uint8Array[] {
  const short = Math.floor(total / blocks) - correction
  const shortBlocks = blocks - (total % blocks)
  let start = 0
  return Array.from({ length: blocks }, (_, index) => {
    const end = start + short + (index < shortBlocks ? 0 : 1)
    const block = data.slice(start, end)
    start = end
    return block
  })
}

const turns = (blocks: readonly Uint8Array[], length: number): number[] =>
  Array.from({ length }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat()

/** GF(256) with the polynomial of QR codes. */
const powers = new Uint8Array(255)
const logs = new Uint8Array(256)
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value
  logs[value] = exponent
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0)
}

export function multiply(left: number, right: number): number {
  if (left === 0 || right === 0) return 0
  return powers[((logs[left] ?? 0) + (logs[right] ?? 0)) % 255] ?? 0
}

/** The `count` error correction bytes of a block. */
function errorCorrection(block: Uint8Array, count: number): Uint8Array {
  const divisor = generator(count)
  const remainder = new Uint8Array(count)
  for (const byte of block) {
    const factor = byte ^ (remainder[0] ?? 0)
    remainder.copyWithin(0, 1)
    remainder[count - 1] = 0
    for (let at = 0; at < count; at += 1)
      remainder[at] = (remainder[at] ?? 0) ^ multiply(divisor[at] ?? 0, factor)
  }
  return remainder
}

/** Coefficients of (x − 2⁰)(x − 2¹)…, without the leading one. */
function generator(degree: number): Uint8Array {
  const result = new Uint8Array(degree)
  result[degree - 1] = 1
  for (let step = 0, root = 1; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1)
      result[at] = multiply(result[at] ?? 0, root) ^ (result[at + 1] ?? 0)
    root = multiply(root, 2)
  }
  return result
}
