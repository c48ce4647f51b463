import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'
import { asServed, stayingWith } from './server.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** `--import` stands as it is; what is imported lies elsewhere in each. */
const flags = asServed.filter((argument) => argument.startsWith('--'))
const settings = Object.entries(stayingWith).map(([name, value]) => `${name}=${value}`)

test('reliability D-33: in a server nobody reaches for __proto__', () => {
  expect(flags).toContain('--disable-proto=throw')
})

test('npm start, image and unit start the server alike', () => {
  expect(read('scripts/start.ts')).toContain('...asServed, builtServer')
  expect(read('scripts/start.ts')).toContain('...stayingWith')
  for (const file of ['Dockerfile', 'deploy/wasl.service']) {
    const text = read(file)
    expect([...flags, ...settings].filter((wanted) => !text.includes(wanted))).toEqual([])
  }
})
