import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source-files.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const booted = Object.entries(scripts).flatMap(([name, line]) =>
  line.startsWith('node scripts/boot.mjs ') ? [{ name, command: line.split(' ')[2] ?? '' }] : [],
)

test.each(booted)(
  'npm run $name is a script of its name that the first script knows',
  ({ name, command }) => {
    expect(command).toBe(name)
    expect(existsSync(join(root, 'scripts', `${name}.ts`))).toBe(true)
    expect(read('scripts/boot.mjs')).toMatch(new RegExp(`const commands = \\[[^\\]]*'${name}'`))
  },
)

test.each(booted)('the README says what npm run $name does', ({ name }) => {
  const readme = read('README.md')
  expect(readme).toMatch(
    name === 'start' || name === 'test'
      ? new RegExp(`npm ${name}`)
      : new RegExp(`\\| \`npm run ${name}[ \`]`),
  )
})

test.each(readdirSync(join(root, 'scripts/admin')))(
  'what %s may be told by options is written down',
  (file) => {
    const options = [...read(`scripts/admin/${file}`).matchAll(/^ {2}'?([a-z-]+)'?: \{ type: '/gm)].map(
      ([, name]) => name,
    )
    const told = read('docs/running.md') + read('docs/adding-a-gateway.md')
    expect(options.filter((name) => !new RegExp(`--${name}\\b`).test(told))).toEqual([])
  },
)
