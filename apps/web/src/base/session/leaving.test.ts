import { expect, test } from 'vitest'
import { isElsewhere } from './leaving.ts'

test.each([
  ['/en/dashboard/bulk/table-headers', '/ar/dashboard/bulk/table-headers', false],
  ['/en/dashboard/bulk/table-headers', '/en/dashboard/bulk/table-headers/', false],
  ['/en/dashboard/bulk/table-headers', '/en/dashboard/bulk/transactions', true],
  ['/en/dashboard', '/ar', true],
])('from %s to %s is leaving the page: %s', (from, to, leaves) => {
  expect(isElsewhere(from, to)).toBe(leaves)
})
