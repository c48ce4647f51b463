import { expect, test } from 'vitest'
import { complaint } from './import-rules.ts'
import { importsOf, readImports, resolve } from './read-imports.ts'
import { filesBelow, sourceFiles, textOf } from './source-files.ts'

const sources = sourceFiles(/\.tsx?$/)
const imports = sources.map((path) => ({ path, found: importsOf(path) }))

test('every import keeps to the house rules', () => {
  const complaints = imports.flatMap(({ path, found }) =>
    found.flatMap((one) => {
      if ('problem' in one) return [`${path}: ${one.problem}`]
      const refusal = complaint(one)
      return refusal ? [`${path} -> ${one.to}: ${refusal}`] : []
    }),
  )
  expect(complaints).toEqual([])
})

test('every package that is imported is declared where it is used', () => {
  const undeclared = imports.flatMap(({ path, found }) =>
    found
      .flatMap((one) => ('to' in one && one.to.startsWith('npm:') ? [packageOf(one.to)] : []))
      .filter((name) => !name.startsWith('node:') && !declaredFor(path).has(name))
      .map((name) => `${path} uses ${name}`),
  )
  expect(undeclared).toEqual([])
})

test('the walk sees the whole house', () => {
  const rooms = new Set(sources.map((path) => path.split('/').slice(0, 2).join('/')))
  expect([...rooms]).toEqual(
    expect.arrayContaining(['packages/domain', 'packages/contracts', 'apps/core', 'apps/web']),
  )
  expect(imports.flatMap(({ found }) => found).length).toBeGreaterThan(300)
})

test('every way of importing is read', () => {
  const text = `
    import type { A } from './a.ts'
    import { type B, c } from './b.ts'
    import './d.css'
    export * from './e.ts'
    export type { F } from './f.ts'
    const g = () => import('./g.ts')
    type H = import('./h.ts').H
  `
  expect(readImports('apps/web/src/x.ts', text)).toEqual([
    { specifier: './a.ts', typeOnly: true },
    { specifier: './b.ts', typeOnly: false },
    { specifier: './d.css', typeOnly: false },
    { specifier: './e.ts', typeOnly: false },
    { specifier: './f.ts', typeOnly: true },
    { specifier: './g.ts', typeOnly: false },
    { specifier: './h.ts', typeOnly: true },
  ])
})

test('an import that leads nowhere, lacks its suffix or climbs out of its workspace is a complaint', () => {
  const from = 'packages/domain/src/money.ts'
  const found = (specifier: string) => resolve(from, { specifier, typeOnly: false })
  expect(found('./currencies')).toMatchObject({
    problem: './currencies is no file: write it with its suffix',
  })
  expect(found('../../ui/src/Button.tsx')).toMatchObject({
    problem: expect.stringContaining('leaves its workspace'),
  })
  expect(found('@wasl/domain/utils')).toMatchObject({
    problem: '@wasl/domain/utils is no file of its workspace',
  })
  expect(found('fs')).toMatchObject({ problem: 'write node:fs' })
  expect(found('./currencies.ts')).toEqual({ from, to: 'packages/domain/src/currencies.ts', typeOnly: false })
  expect(found('@wasl/ui/actions/Button')).toEqual({
    from,
    to: 'packages/ui/src/actions/Button.tsx',
    typeOnly: false,
  })
})

const packageOf = (to: string) => /^npm:((@[^/]+\/)?[^/]+)/.exec(to)?.[1] ?? to

/** Its own workspace's packages and the root's; what only checks the product may use every workspace's. */
function declaredFor(path: string): ReadonlySet<string> {
  const workspace = /^((apps|packages)\/[^/]+|stories|tests)\//.exec(path)?.[1]
  const manifests = /^(tests|stories|scripts)\//.test(path) ? allManifests : [`${workspace}/package.json`]
  return new Set(['package.json', ...manifests].flatMap(declaredIn))
}

const allManifests = filesBelow('apps', 'packages', 'stories', 'tests').filter((path) =>
  path.endsWith('/package.json'),
)

function declaredIn(manifest: string): string[] {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(textOf(manifest))
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
}
