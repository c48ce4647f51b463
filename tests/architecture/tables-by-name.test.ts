import { expect, test } from 'vitest'
import { filesBelow, isTest, textOf } from './source-files.ts'

/** A literal under any string: a name from outside finds `toString` in it. */
const literal = /(?:const|let) \w+: (?:Readonly<)?Record<string, [^=]*?> = \{/

const sources = [
  'apps/bff/src',
  'apps/core/src',
  'apps/web/src',
  'packages/contracts/src',
  'packages/domain/src',
  'packages/machines/src',
]
  .flatMap((folder) => filesBelow(folder))
  .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !/fixtures|\/seed\/|by-name\.ts$/.test(path))

test('a table that is looked up by any string has no keys but its own', () => {
  expect(sources.filter((path) => literal.test(textOf(path)))).toEqual([])
  expect(literal.test('const names: Readonly<Record<string, string>> = { a: "b" }')).toBe(true)
})

test('a name from outside is looked for with Object.hasOwn, not with in', () => {
  const askedIn = /\b(?:key|name|field|code) in [a-z]\w*[ )?]/
  expect(
    sources.filter((path) =>
      askedIn.test(textOf(path).replaceAll(/'[^'\n]*'|`[^`]*`|\[\w+ in |\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
    ),
  ).toEqual([])
})
