import { existsSync, readFileSync } from 'node:fs'

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly FileReport[]
}
type FileReport = {
  readonly status: string
  readonly assertionResults: readonly { readonly status: string }[]
}

/** Counts a vitest JSON report. A file that did not load and a run that failed outside its tests are failures too. */
export function countReport(path: string, runSucceeded: boolean): Counts {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 }
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report // written by vitest a moment ago
  const broken = report.testResults.filter(brokeOutsideItsTests).length
  const failed = report.numFailedTests + broken
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !runSucceeded ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

export function summary(counts: readonly Counts[]): { line: string; failed: number } {
  const sum = (of: keyof Counts) => counts.reduce((total, count) => total + count[of], 0)
  const skipped = sum('skipped')
  const line = `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return { line, failed: sum('failed') }
}

const brokeOutsideItsTests = ({ status, assertionResults }: FileReport): boolean =>
  status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed')
