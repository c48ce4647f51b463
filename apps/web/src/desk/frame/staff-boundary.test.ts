import { expect, test } from 'vitest'
import { StaffBoundary } from './StaffBoundary.tsx'

const keyAt = (address: string) => StaffBoundary({ kind: 'panel', address, children: null }).key

test.each(['/pos/pay', '/dashboard/user/password'])('%s is one page in both languages', (path) => {
  expect(keyAt(`/en${path}`)).toBe(keyAt(`/ar${path}`))
})

test('another page begins afresh', () => {
  expect(keyAt('/en/dashboard/transactions/PR-1')).not.toBe(keyAt('/en/dashboard/transactions/PR-2'))
})
