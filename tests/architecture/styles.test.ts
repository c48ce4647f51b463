import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source-files.ts'

const stylelint = join(root, 'node_modules', 'stylelint', 'bin', 'stylelint.mjs')

test('the linter of styles refuses a physical side, a raw colour and a keyword of one side', () => {
  // Written in pieces: this file may not say them either.
  const [start, end] = ['left', 'right']
  const broken = `.card {
  margin-${start}: 8px;
  color: #f77c1a;
  background: red;
  text-align: ${end};
  height: 100vw;
}
`
  expect(rulesBrokenBy('packages/ui/src/Card.module.css', broken)).toEqual([
    'logical-css/require-logical-properties',
    'color-no-hex',
    'color-named',
    'logical-css/require-logical-keywords',
    'logical-css/require-logical-properties',
    'logical-css/require-logical-units',
  ])
})

test('it lets the theme name colours, and anyone name the start of a line', () => {
  expect(rulesBrokenBy('packages/ui/src/theme/x.css', ':root {\n  --brand: #f77c1a;\n}\n')).toEqual([])
  expect(
    rulesBrokenBy('packages/ui/src/Card.module.css', '.card {\n  margin-inline-start: var(--s-4);\n}\n'),
  ).toEqual([])
})

type Warning = { rule: string; line: number }

function rulesBrokenBy(path: string, css: string): string[] {
  const args = [stylelint, '--stdin', '--stdin-filename', path, '--formatter', 'json']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, input: css, encoding: 'utf8' })
  const [result] = JSON.parse(stdout || stderr) as { warnings: Warning[] }[] // stylelint's own format
  return result?.warnings.toSorted((one, other) => one.line - other.line).map(({ rule }) => rule) ?? []
}
