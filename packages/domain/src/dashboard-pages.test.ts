import { expect, test } from 'vitest'
import { isOpenWithoutSection, isStaffPage } from './dashboard-pages.ts'

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
  '/en/dashboard/catalogue/products',
  '/en/dashboard/catalogue/orders/OR-1',
  '/en/dashboard/food-ordering/bulk-create',
  '/en/dashboard/catalogue/bulk-create/IM-1',
  '/en/dashboard/administration',
  '/ar/dashboard/administration/users',
  '/en/dashboard/user/activity',
  '/en/dashboard/user/password',
  '/ar/pos/pay/collect/sara',
])('%s has a page', (path) => {
  expect(isStaffPage(path)).toBe(true)
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
  '/en/pos/pay/collect/sara/more',
])('%s has none', (path) => {
  expect(isStaffPage(path)).toBe(false)
})

const mayNothing = () => false
const may = (held: string) => (permission: string) => permission === held

test.each([
  ['/en/dashboard/user/user-details', mayNothing],
  ['/ar/dashboard/user/password/', mayNothing],
  ['/en/dashboard/user/activity', mayNothing],
  ['/en/dashboard/generated-reports', may('view_export_settings')],
  ['/en/dashboard/administration/pause', may('payments.pause')],
  ['/en/dashboard/administration', may('payments.pause')],
  ['/en/dashboard', may('payments.pause')],
])('%s needs no section', (path, rights) => {
  expect(isOpenWithoutSection(path, rights)).toBe(true)
})

test.each([
  ['/en/dashboard', mayNothing],
  ['/en/dashboard', may('payment.create')],
  ['/en/dashboard/help', may('users.manage')],
  ['/en/dashboard/user', mayNothing],
  ['/en/dashboard/user/nowhere', mayNothing],
  ['/en/dashboard/generated-reports', may('users.manage')],
  ['/en/dashboard/administration', mayNothing],
  ['/en/dashboard/administration/users', may('payments.pause')],
  ['/en/dashboard/payment-request/transactions', may('payment.create')],
  ['/en/pos/pay', mayNothing],
  ['/en/login', may('users.manage')],
])('%s is not open to whoever has no section', (path, rights) => {
  expect(isOpenWithoutSection(path, rights)).toBe(false)
})
