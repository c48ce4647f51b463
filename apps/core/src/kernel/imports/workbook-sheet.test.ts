import { expect, test } from 'vitest'
import { fileRows } from './file-rows.ts'
import { firstVisibleSheet } from './workbook-sheet.ts'
import { workbookParts, zipOf } from './workbook.fixtures.ts'

const cell = (row: string, text: string) => `<row ${row}><c t="inlineStr"><is><t>${text}</t></is></c></row>`

const sheetsOf = (sheets: string, rows: string) => {
  const parts = workbookParts(rows)
  const book = String(parts['xl/workbook.xml']).replace(/<sheets>.*<\/sheets>/, `<sheets>${sheets}</sheets>`)
  const relations = String(parts['xl/_rels/workbook.xml.rels'])
  const chart = relations
    .replace(/.*(<Relationship .*\/>).*/, '$1')
    .replaceAll('worksheet', 'chartsheet')
    .replace('r1', 'r0')
  return zipOf({
    ...parts,
    'xl/workbook.xml': book,
    'xl/_rels/workbook.xml.rels': relations.replace('</Relationships>', `${chart}</Relationships>`),
  })
}

test('a hidden sheet, a very hidden one and a chart are passed over, and a name is read as it is shown', async () => {
  const file = sheetsOf(
    `<sheet name="a" sheetId="1" state="hidden" r:id="r1"/><sheet name="b" sheetId="2" state="veryHidden" r:id="r1"/>` +
      `<sheet name="c" sheetId="3" r:id="r0"/><sheet name='June &amp; "July" &#x641;' sheetId="4" state="visible" r:id="r1"/>`,
    cell('r="1"', 'amount'),
  )
  expect(await firstVisibleSheet(file)).toMatchObject({ place: 3, name: 'June & "July" ف' })
})

test('rows hidden by hand, by a filter or by no height are known by their numbers, wherever the file is cut', async () => {
  const many = Array.from({ length: 20_000 }, (_, at) =>
    cell(`r="${at + 1}"${at % 2 ? ' hidden="1"' : ''}`, 'x'),
  )
  const last = [cell('ht="0" customHeight="1"', 'y'), cell('hidden="false"', 'z'), `<row hidden='true'/>`]
  const sheet = await firstVisibleSheet(zipOf(workbookParts([...many, ...last].join(''))))
  const even = Array.from({ length: 10_000 }, (_, at) => (at + 1) * 2)
  expect([...(sheet?.hiddenRows ?? [])]).toEqual([...even, 20_001, 20_003])
})

test('rows come with their sheet, and hidden ones say so', async () => {
  const rows = cell('r="1"', 'amount') + cell('r="3" hidden="1"', '5')
  const read: unknown[] = []
  for await (const row of fileRows(zipOf(workbookParts(rows)), 'xlsx')) read.push(row)
  expect(read).toEqual([
    { number: 1, cells: ['amount'], sheet: 's', isHidden: false },
    { number: 3, cells: ['5'], sheet: 's', isHidden: true },
  ])
})

test('a workbook of which no sheet can be seen is not read', async () => {
  const file = sheetsOf('<sheet name="a" sheetId="1" state="hidden" r:id="r1"/>', cell('r="1"', 'amount'))
  await expect(fileRows(file, 'xlsx').next()).rejects.toMatchObject({ problem: { code: 'file.unreadable' } })
})
