import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deriveBrand, type BrandTokens } from '../page/brand.ts'
import { contrast } from '../page/oklch.ts'
import { chartPairs, colourPairs, decorative, type ColourPair } from './colour-pairs.ts'

type Tokens = Readonly<Record<string, string>>

const roles = themesOf('semantic.css')
const series = themesOf('charts.css')
/** ux B1.4: where a derived colour is held. On what lies above the page only the default brand is. */
const promised = new Set([
  'surface',
  'surface-2',
  'canvas',
  'brand-tint',
  'brand',
  'brand-hover',
  'brand-press',
])
const demoBrands = ['#f77c1a', '#6b0f1a', '#ffd400']

test.each(['light', 'dark'] as const)('every pair of the %s theme can be read', (name) => {
  expect(unreadable(colourPairs, roles[name])).toEqual([])
})

test.each(['light', 'dark'] as const)('every series of a chart is seen in the %s theme', (name) => {
  expect(unreadable(chartPairs, { ...roles[name], ...series[name] })).toEqual([])
})

test.each(demoBrands)('every pair can be read under the merchant colour %s', (hex) => {
  const brand = deriveBrand(hex)
  const brandPairs = colourPairs
    .filter(([role]) => role.includes('brand'))
    .map(([role, grounds, least]): ColourPair => [
      role,
      grounds.filter((ground) => promised.has(ground)),
      least,
    ])
  expect(unreadable(brandPairs, { ...roles.light, ...rolesOf(brand.light) })).toEqual([])
  expect(unreadable(brandPairs, { ...roles.dark, ...rolesOf(brand.dark) })).toEqual([])
})

test('at least 180 pairs are measured', () => {
  const pairs = [...colourPairs, ...chartPairs]
  expect(2 * pairs.reduce((sum, [, grounds]) => sum + grounds.length, 0)).toBeGreaterThanOrEqual(180)
})

test('every colour of the theme is measured, or excused with a reason', () => {
  const measured = new Set(colourPairs.flatMap(([role, grounds]) => [role, ...grounds]))
  const colours = Object.entries(roles.light).flatMap(([role, value]) =>
    value.startsWith('#') ? [role] : [],
  )
  expect(colours.filter((role) => !measured.has(role) && !(role in decorative))).toEqual([])
})

test('the system dark theme is the chosen dark theme', () => {
  for (const themes of [roles, series]) {
    expect(themes.system).toEqual(themes.dark)
    expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light))
  }
})

test('a pair that cannot be read is told with its ratio', () => {
  const tokens = { ...roles.light, text: '#ffffff' }
  expect(unreadable([['text', ['surface'], 4.5]], tokens)).toEqual([
    { role: 'text', ground: 'surface', least: 4.5, ratio: 1 },
  ])
})

function unreadable(pairs: readonly ColourPair[], tokens: Tokens) {
  const colour = (role: string) => tokens[role] ?? `missing ${role}`
  return pairs.flatMap(([role, grounds, least]) =>
    grounds
      .map((ground) => ({ role, ground, least, ratio: contrast(colour(role), colour(ground)) }))
      .filter(({ ratio }) => !(ratio >= least)),
  )
}

function themesOf(file: string) {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8')
  return {
    light: tokensOf(css, /:root,\s*\[data-theme='light'\] \{([^}]*)\}/),
    dark: tokensOf(css, /\n {2}\[data-theme='dark'\] \{([^}]*)\}/),
    system: tokensOf(css, /:root:not\(\[data-theme='light'\]\) \{([^}]*)\}/),
  }
}

function tokensOf(css: string, block: RegExp): Tokens {
  const body = block.exec(css)?.[1] ?? ''
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  )
}

const rolesOf = (brand: BrandTokens): Tokens =>
  Object.fromEntries(Object.entries(brand).map(([name, value]) => [name.slice(2), value]))
