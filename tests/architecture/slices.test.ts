import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rooms, sliceComplaint, sliceOf } from './slices.ts'
import { root } from './source-files.ts'

test('every folder on every floor is a slice or a known room', () => {
  expect(Object.keys(rooms).flatMap(strangers)).toEqual([])
})

test('a misspelt slice is refused with what to do', () => {
  expect(sliceComplaint('apps/web/src', 'payy')).toBe(
    'apps/web/src/payy is no slice: correct its name, or add it to tests/architecture/slices.ts',
  )
  expect(sliceComplaint('apps/core/src', 'app')).toContain('is no slice')
  expect(sliceComplaint('packages/machines/src', 'dashboard/refunds')).toContain('is no slice')
  expect(sliceComplaint('apps/web/src', 'pay')).toBe(null)
  expect(sliceComplaint('apps/web/src', 'dashboard')).toBe(null)
})

test('a file belongs to the slice its path names on every floor', () => {
  expect(sliceOf('apps/core/src/dashboard/bookings/bookings.service.ts')).toBe('dashboard/bookings')
  expect(sliceOf('packages/contracts/src/core/pay.contract.ts')).toBe('pay')
  expect(sliceOf('packages/contracts/src/web/dashboard/reports.contract.ts')).toBe('dashboard/reports')
  expect(sliceOf('stories/pay/PayPage.stories.tsx')).toBe('pay')
  expect(sliceOf('apps/core/src/kernel/pay/x.ts')).toBe(undefined)
  expect(sliceOf('apps/web/src/parts/pay.ts')).toBe(undefined)
})

function strangers(floor: string): string[] {
  const folder = join(root, floor)
  if (!existsSync(folder)) return []
  return names(folder).flatMap((name) => {
    const inner = name === 'dashboard' ? dashboardNames(join(folder, name)) : [name]
    return inner.map((slice) => sliceComplaint(floor, slice)).filter((complaint) => complaint !== null)
  })
}

/** Folders, and on the floors of contracts the files that stand for them. */
function names(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(({ name }) => {
    if (!name.includes('.')) return name === 'node_modules' ? [] : [name]
    return name.endsWith('.contract.ts') ? [name.replace('.contract.ts', '')] : []
  })
}

const dashboardNames = (folder: string) => names(folder).map((name) => `dashboard/${name}`)
