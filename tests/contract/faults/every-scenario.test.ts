import { partNames, rowsOf } from '@wasl/core/kernel/gateways/sandbox/bank/scenarios'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testNames } from '../../architecture/trace.ts'

const scenarios = partNames.flatMap((part) => rowsOf(part).map(([name]) => name))

/** Tests of this folder, by file and name. */
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts') && join(import.meta.dirname, file) !== import.meta.filename)
  .flatMap((file) => testNames(file, readFileSync(join(import.meta.dirname, file), 'utf8')))

/** Scenarios without a test named for them: '{scenario}: {what the ledger answers}'. */
const withoutTest = (tests: readonly string[]): string[] =>
  scenarios.filter((scenario) => !tests.some((name) => name.startsWith(`${scenario}: `)))

test('every scenario of the sandbox bank has a test named for it that states the ledger’s answer', () => {
  expect(withoutTest(names)).toEqual([])
})

test('a test named for a scenario names one that exists', () => {
  const claimed = names.flatMap((name) => /^([a-z]+(?:-[a-z]+)*): /.exec(name)?.[1] ?? [])
  expect(claimed.filter((name) => !scenarios.includes(name))).toEqual([])
})

test('a scenario whose tests are gone is missed', () => {
  const left = names.filter((name) => !name.startsWith('callback-late: '))
  expect(withoutTest(left)).toEqual(['callback-late'])
  expect(withoutTest([])).toEqual(scenarios)
})
