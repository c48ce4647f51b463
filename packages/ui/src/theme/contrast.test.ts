import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '../oklch.ts'

const css = readFileSync(new URL('./semantic.css', import.meta.url), 'utf8')
const themes = {
  light: tokensOf(/:root,\s*\[data-theme='light'\] \{([^}]*)\}/),
  dark: tokensOf(/\n\[data-theme='dark'\] \{([^}]*)\}/),
  system: tokensOf(/:root:not\(\[data-theme='light'\]\) \{([^}]*)\}/),
}
const surfaces = ['surface', 'surface-2', 'canvas', 'surface-3', 'overlay']
const plain = ['surface', 'surface-2', 'canvas', 'overlay']

/** [colour, what it sits on, least ratio] */
const pairs: [string, string[], number][] = [
  ['text', surfaces, 4.5],
  ['text-2', surfaces, 4.5],
  ['text-3', surfaces, 4.5],
  ['border-strong', surfaces, 3],
  ['border-hover', surfaces, 3],
  ['on-brand', ['brand', 'brand-hover', 'brand-press'], 4.5],
  ['brand-strong', [...surfaces, 'brand-tint', 'brand-tint-2'], 4.5],
  ['brand-strong-hover', [...surfaces, 'brand-tint', 'brand-tint-2'], 4.5],
  ['brand-line', [...surfaces, 'brand-tint', 'brand-tint-2'], 3],
  ['focus', surfaces, 3],
  ...['success', 'warning', 'danger', 'info'].flatMap((tone): [string, string[], number][] => [
    [tone, [...surfaces, `${tone}-bg`], 4.5],
    [`${tone}-line`, [...plain, `${tone}-bg`], 3],
    ['text', [`${tone}-bg`], 4.5],
  ]),
  ['text', ['brand-tint', 'brand-tint-2'], 4.5],
  ['text-2', ['brand-tint'], 4.5],
  ['on-success', ['success-solid'], 4.5],
  ['on-warning', ['warning-solid'], 4.5],
  ['on-danger', ['danger-solid'], 4.5],
  ['on-inverse', ['inverse'], 4.5],
]

test.each(['light', 'dark'] as const)('every pair of the %s theme can be read', (name) => {
  const colour = (role: string) => themes[name][role] ?? `missing ${role}`
  const failures = pairs.flatMap(([role, grounds, least]) =>
    grounds
      .map((ground) => ({ role, ground, least, ratio: contrast(colour(role), colour(ground)) }))
      .filter(({ ratio }) => !(ratio >= least)),
  )
  expect(failures).toEqual([])
})

test('at least 180 pairs are measured', () => {
  expect(2 * pairs.reduce((sum, [, grounds]) => sum + grounds.length, 0)).toBeGreaterThanOrEqual(180)
})

test('the system dark theme is the chosen dark theme', () => {
  expect(themes.system).toEqual(themes.dark)
  expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light))
})

function tokensOf(block: RegExp): Record<string, string> {
  const body = block.exec(css)?.[1] ?? ''
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  )
}
