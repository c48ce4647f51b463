import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

export type ZipPart = { name: string; texts: AsyncIterable<string> | Iterable<string> }

/** A zip in pieces, as they are wanted: what a part comes to is said behind it, and again in the directory at the end. */
export async function* zipOf(parts: AsyncIterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let end = 0
  for await (const { name, texts } of parts) {
    const at = end
    const size = { sum: 0, packed: 0, unpacked: 0 }
    const head = Buffer.concat([uint32(signs.local), facts(name, size), Buffer.from(name)])
    yield head
    for await (const piece of packedPieces(texts, size)) {
      size.packed += piece.byteLength
      yield piece
    }
    const behind = Buffer.concat([uint32(signs.sizes), sizes(size)])
    yield behind
    end += head.byteLength + size.packed + behind.byteLength
    const entry = [uint32(signs.entry), uint16(version), facts(name, size), uint16(0, 0, 0), uint32(0, at)]
    directory.push(Buffer.concat([...entry, Buffer.from(name)]))
  }
  const entries = Buffer.concat(directory)
  const count = directory.length
  const last = [uint32(signs.end), uint16(0, 0, count, count), uint32(entries.byteLength, end), uint16(0)]
  yield Buffer.concat([entries, ...last])
}

type Size = { sum: number; packed: number; unpacked: number }

/** Each piece ends on a whole byte and none says that it is the last, so that together they are one stream. */
async function* packedPieces(texts: ZipPart['texts'], size: Size): AsyncGenerator<Uint8Array> {
  for await (const text of texts) {
    const piece = Buffer.from(text)
    size.sum = crc32(piece, size.sum)
    size.unpacked += piece.byteLength
    yield await deflated(piece, { finishFlush: constants.Z_SYNC_FLUSH })
  }
  yield emptyLast
}

const deflated = promisify(deflateRaw)
const emptyLast = Buffer.of(3, 0)

const signs = { local: 0x04034b50, sizes: 0x08074b50, entry: 0x02014b50, end: 0x06054b50 }
const [version, sizesFollow, isDeflated, midnight, firstOf1980] = [20, 8, 8, 0, 0x21]

const facts = (name: string, size: Size): Buffer =>
  Buffer.concat([
    uint16(version, sizesFollow, isDeflated, midnight, firstOf1980),
    sizes(size),
    uint16(Buffer.byteLength(name), 0),
  ])

const sizes = ({ sum, packed, unpacked }: Size): Buffer => uint32(sum, packed, unpacked)

/** Throws where a number does not fit: of four gigabytes there is no file, rather than one that nothing opens. */
function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => bytes.writeUInt32LE(value, at * 4))
  return bytes
}

function uint16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, at) => bytes.writeUInt16LE(value, at * 2))
  return bytes
}
