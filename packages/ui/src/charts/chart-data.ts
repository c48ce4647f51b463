export type SeriesLook = 1 | 2 | 3 | 4 | 5 | 6

export type ChartCategory = {
  key: string
  /** In full, as the table and a screen reader have it: "November 2026". */
  label: string
  /** On the axis, where there is less room: "Nov". */
  short?: string
  /** One colour for one thing on every chart of a page. Without it the order decides. */
  look?: SeriesLook
}

export type ChartSeries = {
  key: string
  label: string
  /** Exact decimal text, one for each category; null where nothing is known. */
  values: readonly (string | null)[]
}

export type Figures = {
  /** The full value as text: "KWD 1,253.250", "87.3%"; `place`: of which category, where it stands beside one. */
  write: (value: string, place?: number) => string
  /** What an axis writes after thousands: "K", or "\u00a0ألف". */
  thousand: string
}

export type ChartData = {
  /** Heads the first column of the table: "Month", "Gateway". */
  heading: string
  categories: readonly ChartCategory[]
  series: readonly ChartSeries[]
  figures: Figures
}

/** auto: time runs right to left in Arabic, and so do categories. */
export type TimeDirection = 'auto' | 'ltr'

export type Drawn = number | null

/** For drawing alone. What people read is written from the exact text. */
export const drawnValues = ({ values }: ChartSeries): Drawn[] =>
  values.map((value) => (value === null ? null : Number(value)))

export const hasValues = ({ series }: ChartData): boolean =>
  series.some(({ values }) => values.some((value) => value !== null))

/** Five looks, and the sixth for whatever comes after. */
export const lookOf = (index: number): SeriesLook => looks[index] ?? 6

const looks: readonly SeriesLook[] = [1, 2, 3, 4, 5, 6]
