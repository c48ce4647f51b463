import { createHash } from 'node:crypto'

export type Entry = { name: string; bytes: number; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

export type Written = { name: string; bytes: number; sha256: string }

const BLOCK = 512

/** In bytes, as POSIX ustar has room for. */
export const longestName = 100

/** A plain tar, so that any tool can look into it. `note` hears of every entry when it is whole. */
export async function* tarOf(
  entries: AsyncIterable<Entry>,
  note: (written: Written) => void,
): AsyncGenerator<Uint8Array> {
  for await (const { name, bytes, content } of entries) {
    yield header(name, bytes)
    const hash = createHash('sha256')
    let written = 0
    for await (const piece of content) {
      hash.update(piece)
      written += piece.byteLength
      yield piece
    }
    if (written !== bytes)
      throw new Error(`${name} changed while it was read: ${written} bytes, not ${bytes}`)
    yield Buffer.alloc(padding(bytes))
    note({ name, bytes, sha256: hash.digest('hex') })
  }
  yield Buffer.alloc(2 * BLOCK)
}

export const padding = (bytes: number): number => (BLOCK - (bytes % BLOCK)) % BLOCK

/** POSIX ustar: numbers are octal text, the sum counts its own field as spaces. */
function header(name: string, bytes: number): Buffer {
  if (Buffer.byteLength(name) > longestName)
    throw new RangeError(`the name is too long for the archive: ${name}`)
  const block = Buffer.alloc(BLOCK)
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  block.write(name, 0, 'utf8')
  block.write(octal(0o600, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(bytes, 12), 124)
  block.write(octal(0, 12), 136)
  block.write('        ', 148)
  block.write('0', 156)
  block.write('ustar\u000000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}
