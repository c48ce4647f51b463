import type { ChartData } from './chart-data.ts'

/** The whole chart as rows of text: a head, then one row for each category. */
export function chartRows({ heading, categories, series, figures }: ChartData): string[][] {
  const head = [heading, ...series.map(({ label }) => label)]
  const rows = categories.map(({ label }, index) => [
    label,
    ...series.map(({ values }) => {
      const value = values[index] ?? null
      return value === null ? '' : figures.write(value, index)
    }),
  ])
  return [head, ...rows]
}

/** The same for a file, where a number stays a number. */
export const fileRows = (data: ChartData): string[][] =>
  chartRows({ ...data, figures: { ...data.figures, write: (value) => value } })
