import { padding } from './tar-writer.ts'

/** The archive is cut off, or it is none. */
export class ArchiveBroken extends Error {
  override readonly name = 'ArchiveBroken'
}

export type ReadEntry = { name: string; bytes: number; content: AsyncGenerator<Uint8Array> }

const BLOCK = 512

/** The entries one after the other; what a reader leaves of one is skipped. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<ReadEntry> {
  const pieces = source[Symbol.asyncIterator]()
  try {
    yield* entriesIn(pieces)
  } finally {
    await pieces.return?.()
  }
}

async function* entriesIn(pieces: AsyncIterator<Uint8Array>): AsyncGenerator<ReadEntry> {
  const input = bytesOf(pieces)
  for (;;) {
    const block = await input.take(BLOCK)
    if (block.every((byte) => byte === 0)) return
    const { name, bytes } = readHeader(block)
    let left = bytes
    const content = (async function* () {
      while (left > 0) {
        const piece = await input.some(left)
        left -= piece.byteLength
        yield piece
      }
    })()
    yield { name, bytes, content }
    while (left > 0) left -= (await input.some(left)).byteLength
    await input.take(padding(bytes))
  }
}

function readHeader(block: Buffer): { name: string; bytes: number } {
  const text = (from: number, to: number) => block.toString('utf8', from, to).replace(/\0[^]*$/, '')
  const sum = Number.parseInt(text(148, 156), 8)
  const counted = block.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
  if (sum !== counted || text(257, 262) !== 'ustar') throw new ArchiveBroken('this is no backup of Wasl')
  return { name: text(0, 100), bytes: Number.parseInt(text(124, 136), 8) }
}

function bytesOf(pieces: AsyncIterator<Uint8Array>) {
  let held: Buffer = Buffer.alloc(0)
  const more = async () => {
    const { done, value } = await pieces.next()
    if (done) throw new ArchiveBroken('the backup is cut off')
    held = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  }
  const some = async (most: number): Promise<Buffer> => {
    while (held.byteLength === 0) await more()
    const piece = held.subarray(0, most)
    held = held.subarray(piece.byteLength)
    return piece
  }
  return {
    some,
    async take(bytes: number): Promise<Buffer> {
      const taken: Buffer[] = []
      for (let left = bytes; left > 0; left -= taken.at(-1)?.byteLength ?? 0) taken.push(await some(left))
      return Buffer.concat(taken)
    },
  }
}
