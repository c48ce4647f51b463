import { scaleBand, scaleLinear } from '@visx/scale'
import type { ChartCategory } from './chart-data.ts'
import { cutLabel, thinLabels } from './thin-labels.ts'

export type Plane = {
  width: number
  height: number
  /** The edges of what is drawn, inside the axes; `from` is the one beside the figures. */
  from: number
  to: number
  bottom: number
  isMirrored: boolean
  /** Room of one category. */
  step: number
  middleOf: (index: number) => number
  yOf: (value: number) => number
  labels: { index: number; text: string; x: number }[]
}

type Ask = {
  width: number
  height: number
  categories: readonly ChartCategory[]
  ticks: readonly number[]
  tickTexts: readonly string[]
  isMirrored: boolean
  keep?: number
}

const letter = 7
const above = 24
const below = 28
const farEdge = 6
/** From here on every category has its own label, cut if it must be. */
const roomyStep = 42

/** Where everything of a line or bar chart stands, in pixels. Mirrored, the figures are on the right and time runs left. */
export function planeOf({ width, height, categories, ticks, tickTexts, isMirrored, keep }: Ask): Plane {
  const gutter = Math.max(...tickTexts.map((text) => text.length), 1) * letter + 12
  const [from, to] = isMirrored ? [width - gutter, farEdge] : [gutter, width - farEdge]
  const bands = scaleBand({ domain: categories.map((_, index) => index), range: [from, to] })
  const y = scaleLinear({
    domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1],
    range: [height - below, above],
  })
  const step = bands.step()
  const middleOf = (index: number) => (bands(index) ?? 0) + bands.bandwidth() / 2
  return {
    width,
    height,
    from,
    to,
    bottom: height - below,
    isMirrored,
    step,
    middleOf,
    yOf: (value) => y(value),
    labels: labelsOf({ categories, step, keep }).map(({ index, text }) => {
      const half = (text.length * letter) / 2
      return { index, text, x: Math.min(width - half, Math.max(half, middleOf(index))) }
    }),
  }
}

function labelsOf({ categories, step, keep }: Pick<Ask, 'categories' | 'keep'> & { step: number }) {
  const texts = categories.map(({ label, short }) => short ?? label)
  const longest = Math.min(14, Math.max(...texts.map((text) => Array.from(text).length), 1))
  const isRoomy = step >= roomyStep
  const characters = isRoomy ? Math.floor((step - 4) / letter) : longest
  const room = isRoomy
    ? texts.length
    : Math.max(2, Math.floor((step * texts.length) / (longest * letter + 12)))
  return thinLabels({ count: texts.length, room, keep }).map((index) => ({
    index,
    text: cutLabel(texts[index] ?? '', characters),
  }))
}
