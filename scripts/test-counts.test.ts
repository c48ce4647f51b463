import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countFiles, readReport, replaced, summary, worthAsking, type FileResult } from './test-counts.ts'

const assertion = (status: string, fullName = status) => ({
  status,
  fullName,
  title: fullName,
  failureMessages: status === 'failed' ? ['expected 1 to be 2\nat some.ts'] : [],
})

function written(testResults: object[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-counts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify({ testResults }))
  return path
}

const file = (path: string, failed: number): FileResult => ({
  path,
  passed: 2,
  failed,
  skipped: 0,
  failures: [],
})

test('the last line counts what passed and failed, and names skipped tests only where there are some', () => {
  expect(summary([{ passed: 3, failed: 0, skipped: 0 }]).line).toBe('3 passed, 0 failed')
  expect(
    summary([
      { passed: 3, failed: 1, skipped: 2 },
      { passed: 4, failed: 0, skipped: 1 },
    ]),
  ).toEqual({ line: '7 passed, 1 failed, 3 skipped', failed: 1 })
})

test('a file that does not load is one failure beside the failed tests, and every failure has its name and words', () => {
  const report = written([
    { name: 'a', status: 'failed', assertionResults: [assertion('passed'), assertion('failed', 'adds up')] },
    { name: 'b', status: 'failed', message: 'no such module', assertionResults: [assertion('skipped')] },
    { name: 'c', status: 'passed', assertionResults: [assertion('passed'), assertion('skipped')] },
  ])
  const files = readReport(report)
  expect(countFiles(files, false)).toEqual({ passed: 2, failed: 2, skipped: 2 })
  expect(files.map(({ failures }) => failures)).toEqual([
    [{ name: 'adds up', title: 'adds up', said: ['expected 1 to be 2', 'at some.ts'] }],
    [{ name: 'outside its tests', title: '', said: ['no such module'] }],
    [],
  ])
})

test('a file whose process died is asked once more, and is no pass', () => {
  const report = written([
    {
      name: 'a',
      status: 'passed',
      message: '',
      assertionResults: [assertion('passed'), assertion('pending')],
    },
  ])
  const files = readReport(report)
  expect(countFiles(files, false)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  expect(worthAsking(files).map(({ failures }) => failures[0]?.said)).toEqual([
    ['it did not come to its end'],
  ])
})

test('a run that fails outside its tests never counts as passed', () => {
  expect(countFiles([file('a', 0)], false)).toEqual({ passed: 2, failed: 1, skipped: 0 })
  expect(countFiles(readReport('/nowhere/report.json'), false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countFiles([file('a', 0)], true)).toEqual({ passed: 2, failed: 0, skipped: 0 })
})

test('what failed is asked once more, a race never', () => {
  const files = [file('a.test.ts', 1), file('b.test.ts', 0), file('pay.race.test.ts', 1)]
  expect(worthAsking(files)).toEqual([files[0]])
  expect(replaced(files, [file('a.test.ts', 0)]).map(({ failed }) => failed)).toEqual([0, 0, 1])
})

test('where only what failed was asked again, what passed before still counts', () => {
  const again = { ...file('a.test.ts', 1), passed: 1, skipped: 40 }
  expect(replaced([{ ...file('a.test.ts', 2), passed: 40 }], [again])).toMatchObject([
    { passed: 41, failed: 1, skipped: 0 },
  ])
  const unasked = { ...file('a.test.ts', 0), passed: 0, skipped: 43 }
  const failed = { ...file('a.test.ts', 1), failures: [{ name: 'adds up', title: 'adds up', said: [] }] }
  expect(replaced([failed], [unasked])).toEqual([failed])
  const halfOpened = { ...file('a.test.ts', 1), passed: 13, skipped: 13 }
  expect(replaced([halfOpened], [{ ...file('a.test.ts', 0), passed: 26 }])).toMatchObject([
    { passed: 26, failed: 0, skipped: 0 },
  ])
})
