import { inflateSync } from 'node:zlib'

const headerBytes = 44
const entryBytes = 20
const sfntHeaderBytes = 12
const sfntEntryBytes = 16

/**
 * A WOFF file as the plain font it holds, one table after the other. Readers of fonts that keep the tables apart stumble
 * over a last glyph without a drawing: they look past the end of its table.
 */
export function plainFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF file')
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(sfntHeaderBytes + count * sfntEntryBytes)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let offset = directory.length
  for (let at = 0; at < count; at += 1) {
    const { tag, table, checksum } = tableOf(woff, headerBytes + at * entryBytes)
    const entry = sfntHeaderBytes + at * sfntEntryBytes
    tag.copy(directory, entry)
    directory.writeUInt32BE(checksum, entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(table.length, entry + 12)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    tables.push(padded)
    offset += padded.length
  }
  return Buffer.concat([directory, ...tables, Buffer.alloc(entryBytes)])
}

function tableOf(woff: Buffer, entry: number) {
  const [offset, stored, length, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at))
  const bytes = woff.subarray(offset, (offset ?? 0) + (stored ?? 0))
  return {
    tag: woff.subarray(entry, entry + 4),
    table: stored === length ? bytes : inflateSync(bytes),
    checksum: checksum ?? 0,
  }
}
