import { expect, test } from 'vitest'
import { fileProblem } from './file-problem.ts'

const rules = { types: ['.csv', 'application/pdf', 'image/*'], maxBytes: 1000 }

test.each([
  [{ name: 'members.CSV', type: '', size: 10 }, null],
  [{ name: 'quote', type: 'application/pdf', size: 1000 }, null],
  [{ name: 'shop.webp', type: 'image/webp', size: 1 }, null],
  [{ name: 'run.exe', type: 'application/x-msdownload', size: 10 }, 'type'],
  [{ name: 'csv', type: '', size: 10 }, 'type'],
  [{ name: 'members.csv', type: 'text/csv', size: 0 }, 'empty'],
  [{ name: 'members.csv', type: 'text/csv', size: 1001 }, 'tooLarge'],
])('%j: %j', (file, problem) => {
  expect(fileProblem(file, rules)).toBe(problem)
})
