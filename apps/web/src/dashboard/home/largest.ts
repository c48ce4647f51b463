import type { ChartData } from '@wasl/ui/charts/chart-data.ts'
import { sumText } from '@wasl/ui/charts/shares.ts'

/** The first of a sorted series and one bar for the rest: the table and the files have them all. */
export function largestOf(data: ChartData, { most, other }: { most: number; other: string }): ChartData {
  const [series] = data.series
  if (!series || data.categories.length <= most + 1) return data
  const rest = series.values.slice(most).filter((value) => value !== null)
  return {
    ...data,
    categories: [...data.categories.slice(0, most), { key: 'other', label: other, look: 6 }],
    series: [{ ...series, values: [...series.values.slice(0, most), sumText(rest)] }],
  }
}
