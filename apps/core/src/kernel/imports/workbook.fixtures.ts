import { deflateRawSync } from 'node:zlib'

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships'

const related = (type: string, target: string) =>
  `<Relationships xmlns="${relationships}"><Relationship Id="r1" Type="${documents}/${type}" Target="${target}"/></Relationships>`
const oneCell = `<row r="1"><c r="A1" t="inlineStr"><is><t>amount</t></is></c></row>`

/** The parts of the smallest workbook there is, with one sheet. */
export const workbookParts = (rows = oneCell): Record<string, string | Uint8Array> => ({
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
  '_rels/.rels': related('officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${documents}"><sheets><sheet name="s" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': related('worksheet', 'worksheets/sheet1.xml'),
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${spreadsheet}"><sheetData>${rows}</sheetData></worksheet>`,
})

export type Told = { flags: number; packed: number; unpacked: number }

/** A zip of deflated parts; `told` is what its directory says of each, the truth unless it is changed. */
export function zipOf(
  parts: Record<string, string | Uint8Array>,
  told: (name: string, truth: Told) => Told = (_, truth) => truth,
): Uint8Array<ArrayBuffer> {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [text, content] of Object.entries(parts)) {
    const name = Buffer.from(text)
    const packed = deflateRawSync(content, { level: 1 })
    const truth = { flags: 0, packed: packed.byteLength, unpacked: Buffer.byteLength(content) }
    const local = sizesAt(Buffer.alloc(30), { sign: 0x04034b50, from: 4, name, told: truth })
    const entry = sizesAt(Buffer.alloc(46), { sign: 0x02014b50, from: 6, name, told: told(text, truth) })
    entry.writeUInt32LE(at, 42)
    files.push(local, name, packed)
    directory.push(entry, name)
    at += local.byteLength + name.byteLength + packed.byteLength
  }
  return new Uint8Array(Buffer.concat([...files, ...directory, endOf(directory, at)]))
}

/** A zip of the same parts twice told: its end names the first directory, and a ZIP64 record the second. */
export function withSecondDirectory(
  first: Uint8Array<ArrayBuffer>,
  second: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const end = Buffer.from(first.subarray(-22))
  const [count, at] = [end.readUInt16LE(10), end.readUInt32LE(16)]
  const body = first.subarray(0, -22)
  const directory = second.subarray(at, -22)
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(directory.byteLength), 40)
  record.writeBigUInt64LE(BigInt(body.byteLength), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(body.byteLength + directory.byteLength), 8)
  end.writeUInt32LE(0xffffffff, 12)
  return new Uint8Array(Buffer.concat([body, directory, record, locator, end]))
}

type Head = { sign: number; from: number; name: Buffer; told: Told }

function sizesAt(head: Buffer, { sign, from, name, told }: Head): Buffer {
  head.writeUInt32LE(sign, 0)
  head.writeUInt16LE(20, from)
  head.writeUInt16LE(told.flags, from + 2)
  head.writeUInt16LE(8, from + 4)
  head.writeUInt32LE(told.packed, from + 14)
  head.writeUInt32LE(told.unpacked, from + 18)
  head.writeUInt16LE(name.byteLength, from + 22)
  return head
}

function endOf(directory: readonly Buffer[], at: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length / 2, 8)
  end.writeUInt16LE(directory.length / 2, 10)
  end.writeUInt32LE(Buffer.concat(directory).byteLength, 12)
  end.writeUInt32LE(at, 16)
  return end
}
