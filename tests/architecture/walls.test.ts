import { expect, test } from 'vitest'
import { filesBelow, isTest, sourceFiles, textOf } from './source-files.ts'

const impure =
  /\bDate\.now\b|new Date\(\)|Math\.random|\b(process|globalThis|window|document|localStorage|console)\.|\bfetch\(/
const inlineStyle = /\sstyle=/

const saying = (paths: readonly string[], found: RegExp): string[] =>
  paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) => (found.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )

test('rules and flows ask neither clock, chance nor browser: they take them as arguments', () => {
  const pure = filesBelow('packages/domain/src', 'packages/machines/src').filter(
    (path) => !isTest(path) && !path.includes('.fixtures.'),
  )
  expect(pure.length).toBeGreaterThan(50)
  expect(saying(pure, impure)).toEqual([])
  expect(['const now = Date.now()', 'const day = new Date(at)'].map((line) => impure.test(line))).toEqual([
    true,
    false,
  ])
})

test('no public page has an inline style: its content policy refuses it', () => {
  const drawn = filesBelow('apps/web/src', 'packages/ui/src').filter(
    (path) => path.endsWith('.tsx') && !isTest(path) && !/^apps\/web\/src\/(dashboard|desk)\//.test(path),
  )
  expect(drawn.length).toBeGreaterThan(100)
  expect(saying(drawn, inlineStyle)).toEqual([])
})

test('the state of a transaction changes in one place', () => {
  const movers = sourceFiles(/\.ts$/).filter(
    (path) => path.startsWith('apps/core/') && /\bwriteTransactionMove\b/.test(textOf(path)),
  )
  expect(movers).toEqual([
    'apps/core/src/kernel/ledger/move-transaction.service.ts',
    'apps/core/src/kernel/ledger/transaction.store.ts',
  ])
})

/** Advice, no wall: a file of two ideas is read more slowly, and splits of one idea no better. */
const long = 400

test('what is longer than most is named', () => {
  const lengths = sourceFiles().map((path) => ({ path, lines: textOf(path).split('\n').length - 1 }))
  const longest = lengths.filter(({ lines }) => lines > long)
  // oxlint-disable-next-line no-console -- whoever runs the tests reads it
  for (const { path, lines } of longest) console.info(`${path} has ${lines} lines: has it two ideas?`)
  expect(lengths.length).toBeGreaterThan(longest.length)
})
