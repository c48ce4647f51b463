import { bulkColumns, bulkLimits, type BulkColumn } from '@wasl/domain/bulk'
import { expect, test } from 'vitest'
import { fileRows } from './file-rows.ts'
import { isReadableWorkbook, workbookLimits } from './workbook-size.ts'
import { withSecondDirectory, workbookParts, zipOf, type Told } from './workbook.fixtures.ts'

const unreadable = { problem: { code: 'file.unreadable' } }
const sheet = 'xl/worksheets/sheet1.xml'
const elsewhere = 0xffffffff

async function read(zip: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const rows: string[][] = []
  for await (const { cells } of fileRows(zip, 'xlsx')) rows.push(cells)
  return rows
}

test('a workbook that tells the truth of its parts is read', async () => {
  expect(await read(zipOf(workbookParts()))).toEqual([['amount']])
})

test.each<[string, (truth: Told) => Partial<Told>]>([
  ['nothing', () => ({ unpacked: 0 })],
  ['a byte less than it is', ({ unpacked }) => ({ unpacked: unpacked - 1 })],
  ['a byte more than it is', ({ unpacked }) => ({ unpacked: unpacked + 1 })],
  ['its size behind the part', () => ({ flags: 8, packed: 0 })],
  ['its size in a ZIP64 record', () => ({ flags: 8, packed: elsewhere })],
])('a workbook whose directory says %s of a part is refused unread', async (_, lie) => {
  const zip = zipOf(workbookParts(), (name, truth) => (name === sheet ? { ...truth, ...lie(truth) } : truth))
  expect(await isReadableWorkbook(zip)).toBe(false)
  await expect(read(zip)).rejects.toMatchObject(unreadable)
})

test('a second directory behind the one that tells the truth is refused with it', async () => {
  const truth = zipOf(workbookParts())
  const lies = zipOf(workbookParts(), (_, told) => ({ ...told, unpacked: 0 }))
  const zip = withSecondDirectory(truth, lies)
  expect(await isReadableWorkbook(zip)).toBe(false)
  await expect(read(zip)).rejects.toMatchObject(unreadable)
})

test('a small file that unpacks to more than any list of requests, in bytes, tags or parts, is refused', async () => {
  const empty = Object.fromEntries(
    Array.from({ length: workbookLimits.parts }, (_, at) => [`xl/media/${at}`, '']),
  )
  const large = [
    { 'xl/media/zeros': new Uint8Array(workbookLimits.bytes) },
    { 'xl/sharedStrings.xml': '<'.repeat(workbookLimits.tags) },
    empty,
  ]
  for (const parts of large) {
    const zip = zipOf({ ...workbookParts(), ...parts })
    expect(zip.byteLength).toBeLessThan(1024 * 1024)
    expect(await isReadableWorkbook(zip)).toBe(false)
    await expect(read(zip)).rejects.toMatchObject(unreadable)
  }
})

const longest: Partial<Record<BulkColumn, number>> = {
  customer_first_name: 64,
  customer_last_name: 64,
  customer_email: 64,
  order_no: 128,
  description_en: 512,
  description_ar: 512,
  unit_code: 64,
}

test('50,000 rows of every column, with every text at its longest, are not too large', async () => {
  const words = 'اشتراك العضوية السنوية '.repeat(30)
  const cells = bulkColumns.map((column, at) => {
    const place = `${String.fromCodePoint(65 + at)}50000`
    return `<c r="${place}" s="1" t="inlineStr"><is><t>${words.slice(0, longest[column] ?? 16)}</t></is></c>`
  })
  const rows = `<row r="50000">${cells.join('')}</row>`.repeat(bulkLimits.rows + 1)
  expect(await isReadableWorkbook(zipOf(workbookParts(rows)))).toBe(true)
})
