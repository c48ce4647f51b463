import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, textOf } from './source-files.ts'
import { readTrace, testNames } from './trace.ts'

const lines = readTrace(textOf('docs/spec/components.md')).map((line) => {
  const [, number, component, state] = /^(\d+) ([^:]+): (.+)$/.exec(line.rule) ?? []
  return { ...line, number: Number(number), component, state }
})

test('each of the 48 components has its states, in order, and none stands twice', () => {
  const numbers = [...new Set(lines.map(({ number }) => number))]
  expect(numbers).toEqual(Array.from({ length: 48 }, (_, place) => place + 1))
  const rows = lines.map(({ rule }) => rule)
  expect(rows.filter((rule, place) => rows.indexOf(rule) !== place)).toEqual([])
})

test('every state is shown by a story that exists', () => {
  const missing = lines.filter(
    ({ file, name }) => !existsSync(join(root, file)) || !testNames(file, textOf(file)).includes(name),
  )
  expect(missing.map(({ rule, file, name }) => `${rule}: ${file} has no story ${name}`)).toEqual([])
})
