import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { variables } from '@wasl/core/platform/config/environment'
import { expect, test } from 'vitest'
import { root } from './source-files.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const dockerfile = read('Dockerfile')
/** `npm run build` makes it of sources that are there. */
const built = 'apps/bff/dist/main.js'
const files = ['Dockerfile', 'deploy/compose.yml', 'deploy/wasl.service', 'deploy/example.env']

/** What `COPY` takes out of the repository, by line. */
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].map(([, sources = '']) =>
  sources.split(' '),
)

test('the image takes what there is, and starts what is there', () => {
  const paths = [
    ...copied.flat(),
    ...[...dockerfile.matchAll(/(?:\/wasl\/|")((?:apps|scripts)\/\S+\.(?:ts|mjs|js))"/g)].map(
      ([, path = '']) => path,
    ),
  ]
  expect(paths).toContain(built)
  expect(paths.filter((path) => path !== built && !existsSync(join(root, path)))).toEqual([])
})

test('the image has every workspace that the server needs, and installs for no other', () => {
  const needed = new Set<string>()
  const follow = (folder: string) => {
    if (needed.has(folder)) return
    needed.add(folder)
    const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as { dependencies?: object }
    for (const name of Object.keys(dependencies)) if (name.startsWith('@wasl/')) follow(folderOf(name))
  }
  follow('apps/bff')
  const installed = copied.flat().flatMap((path) => /^(.+)\/package\.json$/.exec(path)?.[1] ?? [])
  expect(installed.toSorted()).toEqual([...needed].toSorted())
  expect([...needed].filter((folder) => !copied.flat().includes(folder))).toEqual([])
})

test('the unit starts what is there', () => {
  const [start = ''] = /^ExecStart=.+$/m.exec(read('deploy/wasl.service')) ?? []
  const paths = [...start.matchAll(/(?:\/opt\/wasl\/| )((?:apps|scripts)\/\S+)/g)].map(
    ([, path = '']) => path,
  )
  expect(paths).toContain(built)
  expect(paths.filter((path) => path !== built && !existsSync(join(root, path)))).toEqual([])
})

test.each(files)('%s names no variable that Wasl does not read', (file) => {
  const ours = Object.keys(variables)
  const others = ['NODE_ENV', 'WASL_HOST', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD']
  const names = [...read(file).matchAll(/\b([A-Z]+_[A-Z_]+)(?==|:)/g)].map(([, name]) => name ?? '')
  expect(names.length).toBeGreaterThan(2)
  expect(names.filter((name) => ![...ours, ...others].includes(name))).toEqual([])
})

const folderOf = (name: string): string => {
  const last = name.slice('@wasl/'.length)
  return existsSync(join(root, 'apps', last)) ? `apps/${last}` : `packages/${last}`
}
