import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './source-files.ts'
import { componentComplaint, nameComplaint } from './suffixes.ts'

test('every file name is of the closed vocabulary', () => {
  expect(sourceFiles().map(nameComplaint).filter(Boolean)).toEqual([])
})

test('every component file exports its component and nothing else', () => {
  const components = sourceFiles(/\/[A-Z][A-Za-z0-9]*\.tsx$/)
  expect(components.map((path) => componentComplaint(path, valueExportsOf(path))).filter(Boolean)).toEqual([])
})

test.each([
  ['packages/domain/src/utils.ts', 'packages/domain/src/utils.ts: "utils" names no idea'],
  ['apps/web/src/pay/index.ts', 'apps/web/src/pay/index.ts: "index" names no idea'],
  ['apps/web/src/pay/pay.store.ts', 'apps/web/src/pay/pay.store.ts: .store is no suffix of apps/web'],
  [
    'apps/core/src/pay/pay.controller.ts',
    'apps/core/src/pay/pay.controller.ts: .controller is no suffix of apps/core',
  ],
  ['apps/core/src/pay/pay.service.test.ts', null],
  ['apps/web/src/pay/pay.strings.ar.ts', null],
  ['packages/machines/src/pay/payPage.machine.test.ts', null],
  ['packages/ui/src/actions/Button.module.css', null],
])('%s', (path, complaint) => {
  expect(nameComplaint(path)).toBe(complaint)
})

test('a component file with a second export is refused', () => {
  expect(componentComplaint('packages/ui/src/actions/Button.tsx', ['Button'])).toBe(null)
  expect(componentComplaint('packages/ui/src/actions/Button.tsx', ['Button', 'classes'])).toContain(
    'exports its name alone',
  )
  expect(componentComplaint('packages/ui/src/actions/Button.tsx', [])).toContain('exports nothing')
  expect(componentComplaint('packages/ui/src/drawn.tsx', ['drawn', 'shape'])).toBe(null)
})

function valueExportsOf(path: string): string[] {
  return parseSync(path, textOf(path))
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ exportName, isType }) => (isType || !exportName.name ? [] : [exportName.name]))
}
