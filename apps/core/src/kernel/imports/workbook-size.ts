import { createInflateRaw } from 'node:zlib'

/**
 * What a workbook may come to. 50,000 rows with every text at its longest are 161 MiB and five million tags; a hundred
 * kilobytes of empty texts could be more tags than the process has room for.
 */
export const workbookLimits = { parts: 1_000, bytes: 192 * 1024 * 1024, tags: 6_000_000 } as const

export type Part = { name: string; from: number; isDeflated: boolean; packed: number; unpacked: number }

/**
 * Whether a workbook can be read without trusting it: every part is unpacked once, a piece at a time, and is as large as
 * the directory says, since whoever reads it after this keeps whole parts.
 */
export async function isReadableWorkbook(zip: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const parts = partsOf(zip)
  if (!parts || total(parts.map(({ unpacked }) => unpacked)) > workbookLimits.bytes) return false
  let tags = 0
  for (const part of parts) {
    // One part at a time: a thousand of them at once would be unpacked side by side.
    // oxlint-disable-next-line no-await-in-loop
    const found = await tagsOf(zip.subarray(part.from, part.from + part.packed), part)
    if (found === null) return false
    tags += found
    if (tags > workbookLimits.tags) return false
  }
  return true
}

/** Null where the part is not as large as it says. */
async function tagsOf(content: Uint8Array, { isDeflated, packed, unpacked }: Part): Promise<number | null> {
  if (!isDeflated) return packed === unpacked ? countTags(content) : null
  const unpacking = createInflateRaw({ chunkSize: 65_536 })
  unpacking.end(content)
  let [bytes, tags] = [0, 0]
  for await (const piece of unpacking as AsyncIterable<Uint8Array>) {
    bytes += piece.byteLength
    if (bytes > unpacked) return null
    tags += countTags(piece)
  }
  return bytes === unpacked ? tags : null
}

function countTags(text: Uint8Array): number {
  let tags = 0
  for (let at = text.indexOf(0x3c); at !== -1; at = text.indexOf(0x3c, at + 1)) tags += 1
  return tags
}

const signs = { end: 0x06054b50, directory: 0x02014b50, local: 0x04034b50 }
const [elsewhere16, elsewhere32] = [0xffff, 0xffffffff]

/**
 * Null for what is no zip, and for a directory that leads a reader to sizes that stand elsewhere: in ZIP64 records, which
 * no workbook of 20 MB needs, or behind a part whose packed size is left out.
 */
export function partsOf(zip: Uint8Array<ArrayBuffer>): Part[] | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const has = (at: number, bytes: number, sign: number) =>
    at >= 0 && at + bytes <= zip.byteLength && view.getUint32(at, true) === sign
  let end = zip.byteLength - 22
  while (end >= 0 && !has(end, 22, signs.end)) end -= 1
  if (end < 0) return null
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count === elsewhere16 || view.getUint32(end + 12, true) === elsewhere32 || at === elsewhere32)
    return null
  if (count > workbookLimits.parts) return null
  const parts: Part[] = []
  while (parts.length < count) {
    if (!has(at, 46, signs.directory)) return null
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
    const local = view.getUint32(at + 42, true)
    if ([packed, unpacked, local].includes(elsewhere32) || !has(local, 30, signs.local)) return null
    if (method !== 0 && method !== 8) return null
    const isSaidLater = (flags & 8) !== 0 && packed === 0
    if (isSaidLater && (method === 8 || unpacked > 0)) return null
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    if (from + packed > zip.byteLength) return null
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)))
    parts.push({ name, from, isDeflated: method === 8, packed, unpacked })
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return parts
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
