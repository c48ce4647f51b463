import { foldText } from '@wasl/domain/match-text'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { FileProblem } from './file-problem.ts'

/** What a file may hold, such as payment requests. Heads are compared without case, accents, hamzas and articles. */
export type ImportKind<Column extends string> = {
  columns: readonly Column[]
  /** The column's own name in each language. */
  namesOf: (column: Column) => readonly string[]
  /** What people call it as well. */
  synonymsOf: (column: Column) => readonly string[]
  /** Of the columns a file has: those it lacks, as the reader is told. */
  missing: (columns: readonly Column[]) => string[]
  /** Heads that are left out without a word. */
  passedOver: readonly string[]
}

export type Heads<Column extends string> = {
  /** For each place of a row, the column that stands there; null: nobody knows it. */
  places: readonly (Column | null)[]
  columns: Column[]
  ignored: string[]
}

/** Reads which column stands where. A column twice, or none for what every row needs, refuses the file. */
export function headReader<Column extends string>(
  kind: ImportKind<Column>,
): (first: readonly string[]) => Result<Heads<Column>, FileProblem> {
  const named = (names: (column: Column) => readonly string[]): ReadonlyMap<string, Column> =>
    new Map(kind.columns.flatMap((column) => names(column).map((name) => [plain(name), column] as const)))
  const ownNames = named(kind.namesOf)
  const synonyms = named(kind.synonymsOf)
  const passedOver = new Set(kind.passedOver.map(plain))

  return (first) => {
    const heads = first.map(plain)
    const own = heads.map((head) => ownNames.get(head) ?? null)
    const places = heads.map((head, at) => {
      const column = own[at] ?? synonyms.get(head) ?? null
      // A synonym beside the column's own name says something else: `name` beside `first_name` is nobody's first name.
      return own[at] || (column && !own.includes(column)) ? column : null
    })
    const columns = places.filter((column) => column !== null)
    const twice = columns.find((column, at) => columns.indexOf(column) !== at)
    if (twice) return refused({ code: 'file.twice', values: { column: twice } })
    const needed = kind.missing(columns)
    if (needed.length > 0) return refused({ code: 'file.columns', values: { columns: needed.join(' ') } })
    const ignored = first.filter(
      (head, at) => places[at] === null && head.trim() !== '' && !passedOver.has(plain(head)),
    )
    return accepted({
      places,
      columns,
      ignored: ignored.map((head) => head.trim().slice(0, 64)).slice(0, 50),
    })
  }
}

function plain(head: string): string {
  const words = foldText(head).split(' ')
  return words.map((word) => word.replace(/^ال(?=..)/, '')).join(' ')
}
