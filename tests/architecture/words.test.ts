import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './source-files.ts'
import { wordComplaints } from './words.ts'

const itself = /^tests\/architecture\/words/

test('no source leaves work undone, types loose, tests out or a side of the page named', () => {
  const sources = sourceFiles().filter((path) => !itself.test(path))
  expect(sources.flatMap((path) => wordComplaints(path, textOf(path)))).toEqual([])
})

test.each([
  ['apps/core/src/pay/pay.service.ts', '// TODO later', 'says "TODO": finish it, or say it in the issue'],
  [
    'apps/core/src/pay/pay.service.ts',
    'const a: any = 1',
    'says ": any": name the type, or unknown and a parser',
  ],
  ['apps/core/src/pay/pay.service.ts', '// @ts-ignore', 'says "@ts-ignore": make the types true'],
  ['apps/core/src/pay/pay.test.ts', "test.only('x', f)", 'says "test.only": run every test'],
  ['tests/e2e/pay.e2e.ts', "describe.skip('x', f)", 'says "describe.skip": run every test'],
  ['apps/web/src/pay/PayPage.tsx', '<p style={{}}>', 'says "style=": the policy of public pages'],
  ['packages/ui/src/Card.module.css', 'margin-left: 1rem;', 'says "margin-left": write the logical property'],
  [
    'apps/core/src/pages.ts',
    '`<style>p{text-align:left}</style>`',
    'says "text-align:left": write the logical',
  ],
  ['packages/domain/src/dates.ts', 'const now = Date.now()', 'says "Date.now": rules and flows are pure'],
])('%s must not say %s', (path, line, complaint) => {
  expect(wordComplaints(path, `\n${line}\n`)).toEqual([expect.stringContaining(`${path}:2 ${complaint}`)])
})

test.each([
  ['apps/core/src/pay/pay.test.ts', "test.skipIf(!server)('runs on a server', f)"],
  ['apps/core/src/pay/pay.service.ts', 'const company: Company = anyOf(list)'],
  ['apps/web/src/dashboard/home/Chart.tsx', '<div style={{ inlineSize: width }}>'],
  ['packages/ui/src/Card.module.css', 'margin-inline-start: 1rem; inset-inline-start: 0;'],
  ['packages/domain/src/dates.ts', 'const day = new Date(at)'],
])('%s may say %s', (path, line) => {
  expect(wordComplaints(path, line)).toEqual([])
})

test('a file of more than 300 lines is two ideas', () => {
  expect(wordComplaints('apps/core/src/a.ts', 'x\n'.repeat(300))).toEqual([])
  expect(wordComplaints('apps/core/src/a.ts', 'x\n'.repeat(301))).toEqual([
    'apps/core/src/a.ts has 301 lines: find its two ideas',
  ])
})
