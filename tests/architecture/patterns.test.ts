import { expect, test } from 'vitest'
import { filesBelow, isTest, textOf } from './source-files.ts'

/** Every pattern that reads what somebody sent: those of the contracts. */
const patterns = filesBelow('packages/contracts/src')
  .filter((path) => path.endsWith('.ts') && !isTest(path))
  .flatMap((path) =>
    [...textOf(path).matchAll(/(?:\bregex|\bnumber)\((\/(?:[^/\\\n]|\\.)+\/)[a-z]*\)/g)].map(
      ([, pattern = '']) => [path, pattern] as const,
    ),
  )

/**
 * What makes a pattern try for ever: a group that repeats without end and holds another such repetition or a choice, and two
 * such repetitions side by side.
 */
function isDangerous(pattern: string): boolean {
  const bare = pattern.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x')
  const endless = String.raw`(?:[*+]|\{\d+,\})`
  return (
    new RegExp(String.raw`\([^()]*(?:\||${endless})[^()]*\)${endless}`).test(bare) ||
    new RegExp(String.raw`[x.]${endless}\??[x.]${endless}`).test(bare)
  )
}

test.each(['/^(a+)+$/', '/^(a|aa)*$/', '/^([a-z]*\\d{2,})+$/', '/^\\d+\\w*$/', '/^(.*)*x$/'])(
  '%s is seen to be dangerous',
  (pattern) => {
    expect(isDangerous(pattern)).toBe(true)
  },
)

test('reliability D-33: no pattern of a contract can be made to try for ever', () => {
  expect(patterns.length).toBeGreaterThan(40)
  expect(patterns.filter(([, pattern]) => isDangerous(pattern))).toEqual([])
})

test('reliability D-33: every pattern of a contract holds from the first sign to the last', () => {
  expect(patterns.filter(([, pattern]) => !/^\/\^.*\$\/$/.test(pattern))).toEqual([])
})
