import { expect, test } from 'vitest'
import { filesBelow, isTest, textOf } from './source-files.ts'

/** A choice's text and a menu's head are plain words of one line: nothing can be drawn in them. */
const plainWords = [
  'dashboard/administration/gateways/GatewayTerms.tsx',
  'dashboard/transactions/actions/RowActions.tsx',
]

test('facts in one line are parted by <Dots>, whose dot never begins a line or ends one', () => {
  const own = filesBelow('apps/web/src')
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path))
    .filter((path) => !plainWords.some((end) => path.endsWith(end)))
    .flatMap((path) =>
      textOf(path)
        .split('\n')
        .filter((line) => line.includes('·') && !/^\s*(\/\*\*|\*|\/\/)/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
  expect(own).toEqual([])
})
