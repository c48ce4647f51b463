import { expect, test } from 'vitest'
import { defaultBrandColour, deriveBrand, deriveTones, onColor, type Brand } from './brand.ts'
import { brandCss, headerCss } from './brand-css.ts'
import { contrast } from './oklch.ts'

/** In the dark, overlays and hovered rows count too: a step lighter than the table of ux B1.4, which leaves them out. */
const measured = [
  ['#f77c1a', '#111418', 6.91, '#aa5102', '#d56703', '#f77c1a'],
  ['#ffffff', '#111418', 18.47, '#696969', '#868686', '#ffffff'],
  ['#000000', '#ffffff', 21, '#000000', '#000000', '#929292'],
  ['#ffd400', '#111418', 12.9, '#7d6701', '#a08403', '#ffd400'],
  ['#a8e000', '#111418', 11.72, '#567402', '#6e9501', '#a8e000'],
  ['#2aa8ff', '#111418', 7.16, '#0170b1', '#058bdb', '#2aa8ff'],
  ['#1d4ed8', '#ffffff', 6.7, '#1d4ed8', '#1d4ed8', '#5d8eff'],
  ['#e11d2e', '#ffffff', 4.75, '#d60124', '#e11d2e', '#ff5654'],
  ['#00a651', '#111418', 5.78, '#007d3b', '#009b4b', '#0da954'],
  ['#0f766e', '#ffffff', 5.47, '#0f766e', '#0f766e', '#48a198'],
  ['#7c3aed', '#ffffff', 5.7, '#7c3aed', '#7c3aed', '#9f7dfe'],
  ['#ff5fa2', '#111418', 6.52, '#c62472', '#e94a90', '#ff5fa2'],
  ['#d8c3a5', '#111418', 10.79, '#7b684c', '#998569', '#d8c3a5'],
  ['#777777', '#000000', 4.69, '#6b6b6b', '#777777', '#929292'],
  ['#6b0f1a', '#ffffff', 12.29, '#6b0f1a', '#6b0f1a', '#d87574'],
] as const

test.each(measured.map((row) => ({ hex: row[0], row })))(
  '$hex gives the measured label, strong and line',
  ({ row: [hex, label, ratio, strong, line, darkStrong] }) => {
    const { light, dark } = deriveTones(hex)
    expect(light['--on-brand']).toBe(label)
    expect(Number(contrast(label, hex).toFixed(2))).toBeCloseTo(ratio, 1)
    expect([light['--brand-strong'], light['--brand-line'], dark['--brand-strong']]).toEqual([
      strong,
      line,
      darkStrong,
    ])
  },
)

test('every colour of a 16-step cube stays readable in both themes', () => {
  const steps = Array.from({ length: 16 }, (_, step) => (step * 17).toString(16).padStart(2, '0'))
  const unreadable = steps.flatMap((red) =>
    steps.flatMap((green) =>
      steps.map((blue) => `#${red}${green}${blue}`).filter((hex) => !isReadable(deriveTones(hex))),
    ),
  )
  expect(unreadable).toEqual([])
})

test('the default brand is the function with strong and line pinned for margin', () => {
  const { light, dark } = deriveBrand(defaultBrandColour)
  const derived = deriveTones(defaultBrandColour)
  expect(light).toEqual({
    ...derived.light,
    '--brand-strong': '#a64e00',
    '--brand-strong-hover': '#873d10',
    '--brand-line': '#d06400',
  })
  expect(dark).toEqual({ ...derived.dark, '--brand-strong': '#ff9350', '--brand-strong-hover': '#ffb688' })
})

test.each(['', 'orange', '#12', '#12345g', 'red;}body{display:none', null, undefined])(
  '%s falls back to the default brand',
  (hex) => {
    expect(deriveBrand(hex)).toEqual(deriveBrand(defaultBrandColour))
    expect(brandCss(hex)).toBe(brandCss(defaultBrandColour))
  },
)

test('a short hex and capital letters mean the same colour', () => {
  expect(deriveBrand('#0AF')).toEqual(deriveBrand('#00aaff'))
})

test('brand css carries light, system dark and chosen dark', () => {
  const css = brandCss('#1d4ed8')
  expect(css).toContain(':root:root{--brand:#1d4ed8;')
  expect(css).toContain('@media screen{:root:root[data-theme=dark]{')
  expect(css).toContain('@media screen and (prefers-color-scheme:dark){:root:root:not([data-theme=light]){')
  expect(brandCss('#1d4ed8', '[data-brand=a]')).toContain('[data-brand=a]{--brand:#1d4ed8;')
})

test('header text is readable and the logo gets a plate unless the header is near white', () => {
  expect(headerCss('#6b0f1a')).toContain('--header:#6b0f1a;--on-header:#ffffff')
  expect(headerCss('#6b0f1a')).toContain('--logo-plate:#ffffff')
  expect(headerCss('#fff7cc')).toContain('--on-header:#111418')
  expect(headerCss('#fff7cc')).toContain('--logo-plate:transparent')
  expect(headerCss('#ffffff')).toBe('')
  expect(headerCss('"><script>')).toBe('')
  expect(onColor('#777777')).toBe('#000000')
})

function isReadable({ light, dark }: Brand): boolean {
  const lightSurfaces = [
    '#ffffff',
    '#f9fafb',
    '#f4f5f7',
    '#eceef0',
    light['--brand-tint'],
    light['--brand-tint-2'],
  ]
  const darkSurfaces = [
    '#15191e',
    '#1b2026',
    '#0d1014',
    '#252b32',
    '#1f242b',
    dark['--brand-tint'],
    dark['--brand-tint-2'],
  ]
  const all = (colour: string, surfaces: string[], least: number) =>
    surfaces.every((surface) => contrast(colour, surface) >= least)
  const fills = [light['--brand'], light['--brand-hover'], light['--brand-press']]
  return (
    all(light['--on-brand'], fills, 4.5) &&
    all(light['--brand-strong'], lightSurfaces, 4.5) &&
    all(light['--brand-line'], lightSurfaces, 3) &&
    all(dark['--brand-strong'], darkSurfaces, 4.5) &&
    all(dark['--brand-line'], darkSurfaces, 3)
  )
}
