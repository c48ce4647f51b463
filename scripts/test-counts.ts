import { existsSync, readFileSync } from 'node:fs'

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** What one test file came to. A file that does not load is one failure too, and one whose process died in the middle. */
export type FileResult = Counts & { readonly path: string; readonly failures: readonly Failure[] }

/** A failed test: its name with those of what it stands in, its own, and the first lines of what it said. */
export type Failure = { readonly name: string; readonly title: string; readonly said: readonly string[] }

type Report = { readonly testResults: readonly FileReport[] }
type FileReport = {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly AssertionResult[]
}
type AssertionResult = {
  readonly status: string
  readonly fullName: string
  readonly title: string
  readonly failureMessages: readonly string[]
}

const linesTold = 12

/** The files of a vitest JSON report; none where it was not written. */
export function readReport(path: string): readonly FileResult[] {
  if (!existsSync(path)) return []
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report // written by vitest a moment ago
  return report.testResults.map(resultOf)
}

/** Adds up files. A run that fails with every file passed, or without a file, failed outside its tests. */
export function countFiles(files: readonly FileResult[], runSucceeded: boolean): Counts {
  const counts = addUp(files)
  return counts.failed === 0 && !runSucceeded ? { ...counts, failed: 1 } : counts
}

/** The files that may be asked once more: a race that shows itself once is a fault, so its word is final. */
export const worthAsking = (files: readonly FileResult[]): readonly FileResult[] =>
  files.filter(({ path, failed }) => failed > 0 && !path.includes('.race.test.'))

/** The results after a second run, which asked whole files or only what had failed in them. What was not asked stays failed. */
export const replaced = (
  first: readonly FileResult[],
  second: readonly FileResult[],
): readonly FileResult[] =>
  first.map((file) => {
    const again = second.find(({ path }) => path === file.path)
    if (!again || again.passed + again.failed < file.failures.length) return file
    if (again.skipped <= file.skipped) return again
    return { ...again, passed: file.passed + file.failed - again.failed, skipped: file.skipped }
  })

export function summary(counts: readonly Counts[]): { line: string; failed: number } {
  const { passed, failed, skipped } = addUp(counts)
  return { line: `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`, failed }
}

function addUp(counts: readonly Counts[]): Counts {
  const sum = (of: keyof Counts) => counts.reduce((total, count) => total + count[of], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

function resultOf({ name, status, message, assertionResults }: FileReport): FileResult {
  const having = (wanted: string) => assertionResults.filter((assertion) => assertion.status === wanted)
  const [passed, failed, unasked] = [having('passed'), having('failed'), having('pending')]
  const isBroken = unasked.length > 0 || (status === 'failed' && failed.length === 0)
  return {
    path: name,
    passed: passed.length,
    failed: isBroken ? 1 : failed.length,
    skipped: assertionResults.length - passed.length - failed.length - unasked.length,
    failures: isBroken
      ? [
          {
            name: 'outside its tests',
            title: '',
            said: firstLines([message || 'it did not come to its end']),
          },
        ]
      : failed.map(({ fullName, title, failureMessages }) => ({
          name: fullName,
          title,
          said: firstLines(failureMessages),
        })),
  }
}

const firstLines = (messages: readonly string[]) => messages.join('\n').split('\n').slice(0, linesTold)
