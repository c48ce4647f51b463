import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, textOf } from './source-files.ts'
import { readTrace, testNames, type TraceLine } from './trace.ts'

const document = 'docs/spec/trace.md'
const read = new Map<string, string[]>()
const lines = readTrace(textOf(document))

test('every rule of the trace names a test that exists', () => {
  expect(lines.map(complaint).filter(Boolean)).toEqual([])
})

test('every row of the trace is read, and no row stands twice', () => {
  const rows = textOf(document)
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('›'))
  expect(lines).toHaveLength(rows.length)
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([])
})

test('a rule whose test was renamed or removed is found', () => {
  const file = 'packages/domain/src/gateway.test.ts'
  expect(complaint({ rule: 'S1 §4', file, name: 'no choices leave nothing selected' })).toBe(null)
  expect(complaint({ rule: 'S1 §4', file, name: 'renamed' })).toBe(`S1 §4: ${file} has no test "renamed"`)
  expect(complaint({ rule: 'S1 §4', file: 'gone.test.ts', name: 'x' })).toBe('S1 §4: gone.test.ts is no file')
})

test('the names are read wherever a test can be written', () => {
  const text = `
    test('plain', f)
    test.each([['a']])('each of %s', f)
    test.skipIf(!server)(\`on a server\`, f)
    describe('not a test', () => { it('inside', f) })
    log('nothing')
  `
  expect(testNames('a.test.ts', text)).toEqual(['plain', 'each of %s', 'on a server', 'inside'])
  expect(testNames('a.stories.tsx', 'export const Expired = {}\nexport default {}')).toContain('Expired')
})

test('a row is read with its rule, file and test', () => {
  expect(
    readTrace('| S1 §4: one choice | `a/b.test.ts` › a single choice, selected |\n| Rule | Test |'),
  ).toEqual([{ rule: 'S1 §4: one choice', file: 'a/b.test.ts', name: 'a single choice, selected' }])
})

function complaint({ rule, file, name }: TraceLine): string | null {
  if (!existsSync(join(root, file))) return `${rule}: ${file} is no file`
  return namesOf(file).includes(name) ? null : `${rule}: ${file} has no test "${name}"`
}

/** A file of many rules is read once. */
function namesOf(file: string): string[] {
  const known = read.get(file) ?? testNames(file, textOf(file))
  read.set(file, known)
  return known
}
