/** A role, what it may sit on, and the least contrast it must have there: 4.5 for text, 3 for edges and marks. */
export type ColourPair = readonly [role: string, grounds: readonly string[], least: number]

const surfaces = ['surface', 'surface-2', 'canvas', 'surface-3', 'overlay']
const plain = ['surface', 'surface-2', 'canvas', 'overlay']
const tints = ['brand-tint', 'brand-tint-2']
const toneTints = ['success-bg', 'warning-bg', 'danger-bg', 'info-bg']
const tones = ['success', 'warning', 'danger', 'info']

/** Every pair of the theme. The test measures them in both themes, and so does the colour story. */
export const colourPairs: readonly ColourPair[] = [
  ['text', [...surfaces, ...tints, ...toneTints], 4.5],
  ['text-2', [...surfaces, ...tints, ...toneTints], 4.5],
  ['text-3', [...surfaces, ...toneTints], 4.5],
  ['border-strong', surfaces, 3],
  ['border-hover', surfaces, 3],
  ['focus', [...surfaces, ...tints, ...toneTints], 3],
  ['on-brand', ['brand', 'brand-hover', 'brand-press'], 4.5],
  ['brand-strong', [...surfaces, ...tints], 4.5],
  ['brand-strong-hover', [...surfaces, ...tints], 4.5],
  ['brand-line', [...surfaces, ...tints], 3],
  ...tones.flatMap((tone): ColourPair[] => [
    [tone, [...surfaces, `${tone}-bg`], 4.5],
    [`${tone}-line`, [...plain, `${tone}-bg`], 3],
  ]),
  ['on-success', ['success-solid'], 4.5],
  ['on-warning', ['warning-solid'], 4.5],
  ['on-danger', ['danger-solid'], 4.5],
  ['on-inverse', ['inverse'], 4.5],
]

/** Series of a chart, against what a chart is drawn on. */
export const chartPairs: readonly ColourPair[] = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'].map(
  (series): ColourPair => [series, ['surface'], 3],
)

/** Roles that carry no meaning of their own, with the reason. */
export const decorative: Readonly<Record<string, string>> = {
  'text-disabled': 'WCAG excuses what is disabled',
  border: 'divides; nothing depends on seeing it',
  'inverse-line': 'divides; nothing depends on seeing it',
  plate: 'the white behind a logo',
}
