import { expect, test } from 'vitest'
import { closingLine, countFiles } from './test-counts.ts'

test('the last line counts what passed and failed, and names skipped tests only where there are some', () => {
  expect(closingLine([{ passed: 3, failed: 0, skipped: 0 }])).toBe('3 passed, 0 failed')
  expect(
    closingLine([
      { passed: 3, failed: 1, skipped: 2 },
      { passed: 4, failed: 0, skipped: 1 },
    ]),
  ).toBe('7 passed, 1 failed, 3 skipped')
})

test('a file that does not load is one failure, one whose tests failed only theirs', () => {
  expect(
    countFiles([
      { tests: ['passed', 'failed'], isBroken: true },
      { tests: ['skipped'], isBroken: true },
      { tests: ['passed', 'skipped'], isBroken: false },
    ]),
  ).toEqual({ passed: 2, failed: 2, skipped: 2 })
})

test('a file whose process died is no pass', () => {
  expect(countFiles([{ tests: ['passed', 'pending', 'pending'], isBroken: false }])).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  })
})
