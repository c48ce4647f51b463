import { expect, test } from 'vitest'
import { fileRows } from './file-rows.ts'
import { workbookRows } from './workbook-rows.ts'
import { workbookParts, zipOf } from './workbook.fixtures.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** With a part the sheet leans on. */
function workbook(rows: string, kind: 'styles' | 'sharedStrings', content: string): Uint8Array<ArrayBuffer> {
  const parts = workbookParts(rows)
  const place = 'xl/_rels/workbook.xml.rels'
  const related = `<Relationship Id="r2" Type="${office}/${kind}" Target="${kind}.xml"/></Relationships>`
  const relations = String(parts[place]).replace('</Relationships>', related)
  return zipOf({ ...parts, [place]: relations, [`xl/${kind}.xml`]: content })
}

const shared = '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>0</v></c></row>'
const wide = (last: string) => zipOf(workbookParts(`<row r="1"><c r="${last}1"><v>5</v></c></row>`))

async function read(rows: AsyncGenerator<{ cells: string[] }>): Promise<string[][]> {
  const all: string[][] = []
  for await (const { cells } of rows) all.push(cells)
  return all
}

test('of a long text that cells share, each reads no more than is kept of a cell', async () => {
  const file = workbook(shared, 'sharedStrings', `<sst><si><t>${'x'.repeat(1_000_000)}</t></si></sst>`)
  expect((await read(fileRows(file, 'xlsx'))).map(([cell]) => cell?.length)).toEqual([4_000, 4_000])
})

test('a row is as wide as what stands in it, and one of a thousand cells and more is no row of a list', async () => {
  const far = `<row r="1"><c r="A1"><v>5</v></c><c r="XFD1"/></row>`
  expect(await read(fileRows(zipOf(workbookParts(far)), 'xlsx'))).toEqual([['5']])
  expect((await read(fileRows(wide('ALL'), 'xlsx')))[0]?.length).toBe(1_000)
  await expect(read(fileRows(wide('ALM'), 'xlsx'))).rejects.toMatchObject({
    problem: { code: 'file.unreadable' },
  })
})

test('a workbook that takes minutes to read is given up, and others are served meanwhile', async () => {
  const format = `<numFmt numFmtId="170" formatCode="${'#'.repeat(10_000_000)}"/>`
  const styles = `<styleSheet><numFmts>${format}</numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`
  const rows = Array.from({ length: 500 }, () => `<row><c s="0"><v>5</v></c></row>`).join('')
  let turns = 0
  const others = setInterval(() => (turns += 1), 10)
  const patience = { patienceMs: 2_000, mostMegabytes: 1_024 }
  await expect(read(workbookRows(workbook(rows, 'styles', styles), patience))).rejects.toThrow(/abort/i)
  clearInterval(others)
  expect(turns).toBeGreaterThan(50)
})

test('a workbook that needs more room than it has is given up, and nothing else is', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"/></row>`)
  const room = { patienceMs: 20_000, mostMegabytes: 64 }
  await expect(read(workbookRows(zipOf(workbookParts(rows.join(''))), room))).rejects.toMatchObject({
    code: 'ERR_WORKER_OUT_OF_MEMORY',
  })
})
