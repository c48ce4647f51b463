import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { citedRules } from './rule-ids.ts'
import { filesBelow, root, textOf } from './source-files.ts'
import { readTrace } from './trace.ts'

const document = 'docs/spec/rules.md'
const ours = ['docs/spec/rules.md', 'tests/architecture/rule-ids.ts', 'tests/architecture/rule-ids.test.ts']
const lines = [...textOf(document).matchAll(/^- \*\*([^*]+)\*\* \S/gm)].map(([, id = '']) => id)

test('every rule that is cited by an id has its line, and no line is cited by nobody', () => {
  const cited = new Set(filesThatCite().flatMap((path) => citedRules(path, textOf(path))))
  expect([...cited].filter((id) => !lines.includes(id))).toEqual([])
  expect(lines.filter((id) => !cited.has(id))).toEqual([])
})

test('no rule has two lines', () => {
  expect(lines.filter((id, index) => lines.indexOf(id) !== index)).toEqual([])
})

test.each([
  ['the limits are those of reliability D-24', ['D-24']],
  ['reliability D-4 to D-6', ['D-4', 'D-6', 'D-5']],
  ['reliability S1 to S3', ['reliability S1', 'reliability S3', 'reliability S2']],
  ['reliability S1, S2 §7', ['reliability S1']],
  ['(reliability B.3, B.4)', ['B.3', 'B.4']],
  ['(payments B1, B5)', ['payments B1', 'payments B5']],
  ['Payments B8, S2 §2: at once', ['payments B8']],
  ['ux B1.4: whatever colour', ['ux B1.4']],
  ['/** DET-01 to DET-03: one transaction */', ['DET-01', 'DET-03', 'DET-02']],
  ["test('D-5: five are free'", ['D-5']],
  ['I1 to I3 hold', ['I1', 'I3', 'I2']],
  ["{ id: 'D-1' }, `/dispatches/D-1/pause`, five payments a day, V8", []],
])('"%s" cites %j', (text, ids) => {
  expect(citedRules('a.ts', text)).toEqual(ids)
})

test('no row of the trace leaves open whose rule it means', () => {
  const rows = readTrace(textOf('docs/spec/trace.md')).map(({ rule }) => rule)
  expect(rows.filter((rule) => /(^|[,;] )(R |P )?[A-F]\d{0,2}(?=[:,])/.test(withoutLists(rule)))).toEqual([])
})

test('what is measured stands alone where it is measured', () => {
  expect(citedRules('scripts/bench/pages.ts', 'F1–F3 of the targets')).toEqual([
    'performance F1',
    'performance F3',
    'performance F2',
  ])
  expect(citedRules('docs/decisions/043.md', 'payments B8; B6 asks')).toEqual([
    'payments B8',
    'performance B6',
  ])
  expect(citedRules('packages/ui/src/a.ts', 'F6 brings the focus')).toEqual([])
})

/** "payments B1, B5" names its document once. */
const withoutLists = (rule: string): string =>
  rule.replace(/(reliability|payments|ux|performance)( [A-FS]\d+(\.\d)?,?)+/gi, '')

function filesThatCite(): string[] {
  const below = filesBelow('apps', 'packages', 'stories', 'tests', 'scripts', 'docs', 'deploy')
  return [...below, ...readdirSync(root)]
    .filter((path) => /\.(ts|tsx|mjs|css|md|mdx)$/.test(path))
    .filter((path) => !ours.includes(path))
}
