import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { root, sourceFiles, textOf } from './source-files.ts'

const rows = textOf('docs/glossary-ar.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))

const unsaid = rows.flatMap(([, , , , not = '']) => not.split('، ').filter(Boolean))

test('every row of the glossary says an Arabic term and where it stands', () => {
  expect(rows.filter((row) => row.length !== 6 || row.slice(1, 4).includes(''))).toEqual([])
})

test.each(sourceFiles(/\.strings\.ar\.ts$/))('%s keeps to the glossary', async (path) => {
  const exported = (await import(pathToFileURL(join(root, path)).href)) as Record<string, object>
  const texts = Object.values(exported).flatMap((words) => Object.entries(words) as [string, string][])
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(([, text]) => unsaid.some((words) => text.includes(words)))).toEqual([])
})
