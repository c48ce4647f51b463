import { expect, test } from 'vitest'
import { isDashboardPage } from './dashboard-pages.ts'

test.each([
  '/en/dashboard',
  '/ar/dashboard/',
  '/en/dashboard/transactions',
  '/en/dashboard/transactions/PR-1001',
  '/en/dashboard/payment-request/transactions',
  '/en/dashboard/e-commerce/deleted-transactions/EC-1',
  '/en/dashboard/bulk/table-headers',
  '/en/dashboard/generated-reports',
  '/en/dashboard/help',
  '/en/dashboard/administration',
  '/ar/dashboard/administration/users',
  '/en/dashboard/user/activity',
  '/en/dashboard/user/password',
])('%s has a page', (path) => {
  expect(isDashboardPage(path)).toBe(true)
})

test.each([
  '/en/dashboards',
  '/fr/dashboard',
  '/en/dashboard/nowhere',
  '/en/dashboard/payment-request',
  '/en/dashboard/administration/nowhere',
  '/en/dashboard/ticket/transactions',
  '/en/dashboard/pos/table-headers',
  '/en/dashboard/transactions/PR-1001/more',
  '/en/login',
])('%s has none', (path) => {
  expect(isDashboardPage(path)).toBe(false)
})
