import type PDFDocument from 'pdfkit'
import { inflateSync } from 'node:zlib'

type Doc = InstanceType<typeof PDFDocument>
/** What pdfkit knows of a picture it has opened; its types leave it out. */
export type Bitmap = { readonly width: number; readonly height: number }

/** A PNG or JPEG for this document; null for a format that PDF lacks (WebP), or a broken file. */
export function openBitmap(doc: Doc, bytes: Uint8Array): Bitmap | null {
  const source = Buffer.from(bytes)
  if (source[0] === 0x89 && !isSoundPng(source)) return null
  try {
    return (doc as unknown as { openImage(source: Buffer): Bitmap }).openImage(source)
  } catch {
    return null
  }
}

type Place = { x: number; y: number; width: number; height: number }

export const drawBitmap = (doc: Doc, bitmap: Bitmap, { x, y, width, height }: Place): void =>
  void doc.image(bitmap as unknown as string, x, y, { width, height })

const bytesOfPixel: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const lastFilter = 4

/**
 * Whether every row of a PNG can be read. What draws it decodes transparent ones later and apart, where a fault would end
 * the process; and it would unpack whatever is in there.
 */
function isSoundPng(bytes: Buffer): boolean {
  try {
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
    const [depth = 0, colour = 0, , , interlaced] = bytes.subarray(24, 29)
    const samples = bytesOfPixel[colour]
    if (samples === undefined || interlaced !== 0 || width === 0 || height === 0) return false
    const row = 1 + Math.ceil((width * samples * depth) / 8)
    const rows = inflateSync(dataOf(bytes), { maxOutputLength: row * height })
    if (rows.byteLength !== row * height) return false
    for (let at = 0; at < rows.byteLength; at += row) if ((rows[at] ?? 0) > lastFilter) return false
    return true
  } catch {
    return false
  }
}

/** The packed rows of all its pieces, up to its end; a piece that is cut off throws. */
function dataOf(bytes: Buffer): Buffer {
  const pieces: Buffer[] = []
  for (let at = 8; ;) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'IEND') return Buffer.concat(pieces)
    if (name === 'IDAT') pieces.push(bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
}
