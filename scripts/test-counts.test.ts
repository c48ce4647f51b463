import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countReport, summary } from './test-counts.ts'

const passed = { status: 'passed' }
const failed = { status: 'failed' }

function written(report: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-counts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

const report = (
  numPassedTests: number,
  numFailedTests: number,
  testResults: object[] = [],
  numPendingTests = 0,
) => written({ numPassedTests, numFailedTests, numPendingTests, numTodoTests: 0, testResults })

test('the last line counts what passed and failed, and names skipped tests only where there are some', () => {
  expect(summary([{ passed: 3, failed: 0, skipped: 0 }]).line).toBe('3 passed, 0 failed')
  expect(
    summary([
      { passed: 3, failed: 1, skipped: 2 },
      { passed: 4, failed: 0, skipped: 1 },
    ]),
  ).toEqual({ line: '7 passed, 1 failed, 3 skipped', failed: 1 })
})

test('a file that does not load is one failure beside the failed tests', () => {
  const path = report(5, 1, [
    { status: 'failed', assertionResults: [passed, failed] },
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [passed] },
  ])
  expect(countReport(path, false)).toEqual({ passed: 5, failed: 2, skipped: 0 })
})

test('a run that fails outside its tests never counts as passed', () => {
  expect(countReport(report(5, 0), false)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  expect(countReport('/nowhere/report.json', true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('skipped tests are counted, not hidden', () => {
  expect(countReport(report(5, 0, [], 2), true)).toEqual({ passed: 5, failed: 0, skipped: 2 })
})
