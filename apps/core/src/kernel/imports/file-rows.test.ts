import { expect, test } from 'vitest'
import { fileRows } from './file-rows.ts'

const rowsOf = async (text: string): Promise<number> => {
  const all = fileRows(new TextEncoder().encode(text), 'csv')
  let rows = 0
  while (!(await all.next()).done) rows += 1
  return rows
}

test('others are served while a sheet with a hundred thousand empty rows is read', async () => {
  let turns = 0
  const others = setInterval(() => (turns += 1), 1)
  expect(await rowsOf(`amount,currency_code\n${',\n'.repeat(100_000)}`)).toBe(1)
  clearInterval(others)
  expect(turns).toBeGreaterThan(10)
})

test('a text kept as a formula is that text', async () => {
  const text = 'phone,order_no\n="96550012345","=""0012"""\n'
  const cells: string[][] = []
  for await (const row of fileRows(new TextEncoder().encode(text), 'csv')) cells.push(row.cells)
  expect(cells[1]).toEqual(['96550012345', '0012'])
})

test('a file of one line without an end is no list', async () => {
  await expect(rowsOf(`amount\n${','.repeat(1_000_001)}`)).rejects.toMatchObject({
    problem: { code: 'file.unreadable' },
  })
  expect(await rowsOf(`amount\n${'1'.repeat(999_999)}\n`)).toBe(2)
})
