/** Whose products a file holds. */
export type JobPlugin = 'catalogue' | 'food_ordering'

export type JobState =
  | 'uploaded'
  | 'checking'
  | 'rehearsed'
  /** Nothing of the file could be read. */
  | 'refused'
  | 'applying'
  | 'applied'
  | 'undoing'
  | 'undone'

export type RowOutcome = 'create' | 'change' | 'same' | 'wrong' | 'dropped'

/** Texts by column; in a row as it was typed, empty cells are left out. */
export type Cells = Readonly<Record<string, string>>

export type CellProblem = {
  column: string
  code: string
  /** `found` and `expected` beside what the words name. */
  values?: Record<string, string | number>
}

/** Why a step was not done: what it names stands in the way. */
export type JobSays = { code: 'shopChanged' | 'stockMoved' | 'undoChanged' | 'failed'; names: string[] }

/** What a row of a file means, against what there is. */
export type Judged = {
  sku: string
  nameEn: string
  nameAr: string
  picture: string | null
  before: Cells
  after: Cells
  problems: CellProblem[]
}

/** What there is, as a file would say it. */
export type Known = {
  ref: string
  revision: number
  cells: Cells
  isArchived: boolean
  picture: string | null
  /** Kept for buyers, by the place it is counted at; '' where there is one place. */
  held: Readonly<Record<string, number>>
}

export type RowToJudge = { number: number; cells: Cells; isDropped: boolean }

export type JudgedRow = Judged & {
  number: number
  outcome: RowOutcome
  ref: string | null
  refRevision: number | null
  isSteep: boolean
}

/** More than this of a price, up or down, is looked at by a person first. */
const steep = 0.3

/**
 * Each row against what there is. Two rows of one sku are both wrong: which of them is meant, nobody can tell.
 * `judge` reads the cells of one row.
 */
export function rehearse(
  rows: readonly RowToJudge[],
  known: ReadonlyMap<string, Known>,
  judge: (cells: Cells, known: Known | null) => Judged,
): JudgedRow[] {
  const judged = rows.map((row) => {
    const sku = row.cells.sku?.trim() ?? ''
    return { row, known: known.get(sku) ?? null, ...judge(row.cells, known.get(sku) ?? null) }
  })
  const places = new Map<string, number[]>()
  for (const { row, sku } of judged)
    if (!row.isDropped && sku !== '') places.set(sku, [...(places.get(sku) ?? []), row.number])
  return judged.map(({ row, known: was, ...read }): JudgedRow => {
    const other = (places.get(read.sku) ?? []).find((number) => number !== row.number)
    const problems =
      other === undefined || row.isDropped
        ? read.problems
        : [...read.problems, { column: 'sku', code: 'sku.twice', values: { row: other } }]
    return {
      ...read,
      problems,
      number: row.number,
      outcome: row.isDropped ? 'dropped' : outcomeOf(problems, was, read.after),
      ref: was?.ref ?? null,
      refRevision: was?.revision ?? null,
      isSteep: was !== null && isSteep(read.before.price, read.after.price),
    }
  })
}

function outcomeOf(problems: readonly CellProblem[], known: Known | null, after: Cells): RowOutcome {
  if (problems.length > 0) return 'wrong'
  if (known === null) return 'create'
  return Object.keys(after).length > 0 ? 'change' : 'same'
}

function isSteep(before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return false
  const [from, to] = [Number(before), Number(after)]
  return from > 0 && Math.abs(to - from) / from > steep
}
