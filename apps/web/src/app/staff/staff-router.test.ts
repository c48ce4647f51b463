import { createMemoryHistory } from '@tanstack/react-router'
import { isStaffPage } from '@wasl/domain/dashboard-pages'
import { headerPermission, sections } from '@wasl/domain/sections'
import { expect, test } from 'vitest'
import { createArabicMessages } from '../../i18n/arabic.ts'
import { otherInput } from '../../pay/pay.fixtures.ts'
import { hasPage } from '../../desk/menu/has-page.ts'
import { menuOf } from '../../desk/menu/menu.ts'
import { plainAppearance } from '../../desk/frame/appearance.ts'
import { createQueries } from '../../desk/queries.ts'
import { headersOfPath } from '../../desk/menu/sections-of-paths.ts'
import { createStaffRouter } from './staff-router.tsx'

const { nonce: _nonce, ...facts } = otherInput('landing')
const nothing = { initial: null, fetchMessages: async () => ({}), log: () => {} }
const router = createStaffRouter(
  { facts, messages: createArabicMessages(nothing), queries: createQueries(), appearance: plainAppearance },
  createMemoryHistory(),
)
const exists = (path: string) => hasPage(router, path)

test('an address below a page is no page by itself', () => {
  expect(exists('/en/dashboard')).toBe(true)
  expect(exists('/ar/dashboard/user/user-details')).toBe(true)
  expect(exists('/en/dashboard/nowhere')).toBe(false)
  expect(exists('/en/dashboard/user/user-details/more')).toBe(false)
  expect(exists('/en/nowhere')).toBe(false)
})

test('the server knows every page of the tree', () => {
  const addresses = Object.keys(router.routesById)
    .filter((route) => /^\/\$lang\/(dashboard|pos)\/./.test(route))
    .map((route) => route.replace('$lang', 'en').replaceAll(/\$\w+/g, 'PR-1001'))
  expect(addresses.length).toBeGreaterThan(60)
  expect(addresses.filter((address) => !isStaffPage(address))).toEqual([])
})

test('table headers have an address only where somebody may set them', () => {
  const dead = Object.keys(router.routesById)
    .filter((route) => route.endsWith('/table-headers'))
    .filter((route) => headerPermission(headersOfPath(route) ?? '') === null)
  expect(dead).toEqual([])
})

test('every entry of the menu leads to a page', () => {
  const open = { sections, tableHeaders: sections, may: () => true, exists }
  const paths = menuOf('en', open).flatMap(({ entries }) =>
    entries.flatMap(({ path, pages }) =>
      path === undefined ? (pages ?? []).map((page) => page.path) : [path],
    ),
  )
  expect(paths).toContain('/en/dashboard/payment-request/transactions')
  expect(paths.filter((path) => !exists(path))).toEqual([])
})
