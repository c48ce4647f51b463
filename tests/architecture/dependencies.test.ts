import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow, textOf } from './source-files.ts'

const workspaces = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(new URL(`../../${folder}`, import.meta.url)).map((name) => `${folder}/${name}`),
)

test.each(workspaces)('%s imports whatever it depends on', (workspace) => {
  const { dependencies } = JSON.parse(textOf(`${workspace}/package.json`)) as {
    dependencies: Record<string, string>
  }
  const text = filesBelow(workspace)
    .filter((path) => /\.(ts|tsx|css|mjs)$/.test(path))
    .map(textOf)
    .join('\n')
  expect(Object.keys(dependencies ?? {}).filter((name) => !isImported(name, text))).toEqual([])
})

test('an import is found whole, below the package, and in a style', () => {
  expect(isImported('pg', "import pg from 'pg'")).toBe(true)
  expect(isImported('@visx/axis', "import { Axis } from '@visx/axis/Axis'")).toBe(true)
  expect(isImported('@fontsource/plex', "@import '@fontsource/plex/400.css';")).toBe(true)
  expect(isImported('pg', "import boss from 'pg-boss'")).toBe(false)
})

/** By name, in quotes: what is read by `require.resolve` or by a style counts as well. */
const isImported = (name: string, text: string): boolean =>
  [`'${name}'`, `'${name}/`, `"${name}"`, `"${name}/`].some((quoted) => text.includes(quoted))
