import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { command } from './command.fixtures.ts'

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const commands = Object.entries(scripts).flatMap(([name, line]) => (line.includes('boot.mjs') ? [name] : []))
const named = (name: string) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)
/** No configuration is right, and none is read. */
const environment = { ...process.env, WASL_MODE: 'nonsense' }

test.each(commands)(
  '%s --help tells how it is used, and does nothing',
  async (name) => {
    const told = await command(`${name}.ts`, ['--help'], { environment })
    expect(told).toEqual({ code: 0, output: expect.stringContaining(`${named(name)}`) })
  },
  120_000,
)

test('every command of npm run admin tells its options', async () => {
  const files = readdirSync(join(import.meta.dirname, 'admin'))
  const source = (file: string) => readFileSync(join(import.meta.dirname, 'admin', file), 'utf8')
  const own = files.filter((file) => source(file).includes('parseArgs'))
  expect(own.toSorted()).toEqual(
    ['create', 'gateway', 'host', 'merchant', 'plugins', 'secret'].map((name) => `${name}.ts`),
  )
  const told = await Promise.all(
    own.map(async (file) => {
      const name = file.replace('.ts', '')
      const { code, output } = await command('admin.ts', [name, '--help'], { environment })
      const options = [...source(file).matchAll(/^ {2}'?([a-z-]+)'?: \{ type: '/gm)].map(
        ([, option]) => option,
      )
      return {
        name,
        code,
        missing: options.filter((option) => !new RegExp(`--${option}\\b`).test(output)),
        output,
      }
    }),
  )
  expect(told).toEqual(
    told.map(({ name }) => ({
      name,
      code: 0,
      missing: [],
      output: expect.stringContaining(`npm run admin -- ${name}`),
    })),
  )
}, 120_000)
