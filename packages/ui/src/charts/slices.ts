import { lookOf, type ChartData, type SeriesLook } from './chart-data.ts'
import { percents, sumText } from './shares.ts'

export type Slice = { key: string; label: string; value: string; percent: number; look: SeriesLook }

const most = 5

/** A doughnut compares at most five slices; what is smaller is one more, the sum of the rest. */
export function slicesOf({ categories, series }: ChartData, otherLabel: string): Slice[] {
  const values = series[0]?.values ?? []
  const known = categories.flatMap((category, index) => {
    const value = values[index]
    return typeof value === 'string' && Number(value) > 0
      ? [{ key: category.key, label: category.label, value, look: category.look ?? lookOf(index) }]
      : []
  })
  const shown = known.length > most + 1 ? withOther(known, otherLabel) : known
  const shares = percents(shown.map(({ value }) => Number(value)))
  return shown.map((slice, index) => Object.assign(slice, { percent: shares[index] ?? 0 }))
}

type Part = Omit<Slice, 'percent'>

function withOther(parts: Part[], label: string): Part[] {
  const largest = parts.toSorted((a, b) => Number(b.value) - Number(a.value)).slice(0, most)
  const rest = parts.filter((part) => !largest.includes(part))
  const named = parts
    .filter((part) => largest.includes(part))
    .map((part, index) => Object.assign(part, { look: lookOf(index) }))
  return [...named, { key: 'other', label, value: sumText(rest.map(({ value }) => value)), look: 6 }]
}
