import type { importsContract } from '@wasl/contracts/core/dashboard/products/imports.contract'
import type { Locale } from '@wasl/domain/locale'
import type { z } from 'zod'
import { isUndoable } from '../../../kernel/import-jobs/ask-import.service.ts'
import type { ImportRow, JobRow } from '../../../kernel/import-jobs/import-jobs.store.ts'
import type { CellProblem, Cells, RowOutcome } from '../../../kernel/import-jobs/job.domain.ts'
import type { FileProblem } from '../../../kernel/imports/file-problem.ts'
import { wordsOf, type Values } from '../../../platform/http/words.ts'
import { columnsOf, headOf } from './columns.domain.ts'
import { importStringsAr } from './imports.strings.ar.ts'
import { importStrings, type ImportString } from './imports.strings.ts'
import type { ImportFacts } from './imports.service.ts'

export const words = wordsOf({ en: importStrings, ar: importStringsAr })

type Answer<Name extends 'list' | 'detail' | 'rows'> = z.input<
  (typeof importsContract)[Name]['responses'][200]
>
type Counts = Partial<Record<RowOutcome, number>>
/** `last`: the applied import that comes last. */
export type Seen = { language: Locale; now: Date; last: string | null }

export const jobOnWire = (
  job: JobRow,
  counts: Counts,
  { language, now, last }: Seen,
): Answer<'list'>['results'][number] => ({
  id: job.publicId,
  name: job.fileName,
  file_format: job.fileFormat,
  state: job.state,
  username: job.username,
  created_at: job.createdAt.toISOString(),
  rows: job.rowsTotal,
  counts: {
    create: counts.create ?? 0,
    change: counts.change ?? 0,
    same: counts.same ?? 0,
    wrong: counts.wrong ?? 0,
    dropped: counts.dropped ?? 0,
  },
  problem: job.problem && fileWords(job.problem, language),
  applied_at: job.appliedAt?.toISOString() ?? null,
  applied_by: job.appliedAt ? job.appliedBy : null,
  undone_at: job.undoneAt?.toISOString() ?? null,
  undone_by: job.undoneAt ? job.undoneBy : null,
  can_undo: job.state === 'applied' && job.publicId === last && isUndoable(job, now),
})

export function detailOnWire(job: JobRow, facts: ImportFacts, seen: Seen): Answer<'detail'> {
  const { counts, about, steep, shop } = facts
  return {
    ...jobOnWire(job, counts, { ...seen, last: facts.last }),
    columns: job.columns,
    known_columns: columnsOf(job.plugin).length,
    ignored: job.ignored,
    sheet: job.sheet,
    says: job.says && { text: words(`says.${job.says.code}`, seen.language), names: job.says.names },
    revision: job.revision,
    leaves_wrong_out: job.leavesWrongOut,
    about: { ...about, steep: counts.steep, corrected: counts.corrected },
    steep: steep.map((row) => ({
      row: row.number,
      name_en: row.nameEn,
      name_ar: row.nameAr,
      before: row.before.price ?? '',
      after: row.after.price ?? '',
    })),
    products: shop.products,
    visible: shop.visible,
    currency_code: shop.currency,
  }
}

export const rowOnWire = (row: ImportRow, language: Locale): Answer<'rows'>['results'][number] => ({
  row: row.number,
  outcome: row.outcome ?? 'same',
  sku: row.sku,
  name_en: row.nameEn,
  name_ar: row.nameAr,
  picture: row.picture,
  is_steep: row.isSteep,
  is_corrected: row.isCorrected,
  cells: Object.entries(row.cells).map(([column, text]) => ({ column, text })),
  changes: Object.keys(row.after)
    .filter((column) => row.before[column] !== row.after[column])
    .map((column) => ({ column, before: row.before[column] ?? '', after: row.after[column] ?? '' })),
  problems: row.problems.map((problem) => problemOnWire(problem, row.cells, language)),
})

export function problemOnWire({ column, code, values = {} }: CellProblem, cells: Cells, language: Locale) {
  const { instead } = values
  return {
    column,
    code,
    found: (cells[column] ?? '').slice(0, 200),
    text: said(code, language, values),
    expected: said(`${code}.fix`, language, values),
    instead: instead === undefined ? null : String(instead),
  }
}

/** One cell with the reason, as an error file says it. */
export const reasonOf = (problem: CellProblem, cells: Cells, language: Locale): string => {
  const { text, expected } = problemOnWire(problem, cells, language)
  return `${headOf(problem.column, language)}: ${text}. ${expected}`
}

export const fileWords = ({ code, values = {} }: FileProblem, language: Locale): string =>
  words(code, language, {
    ...values,
    ...(values.column !== undefined && { column: headOf(String(values.column), language) }),
    ...(values.columns !== undefined && {
      columns: String(values.columns)
        .split(' ')
        .map((column) => headOf(column, language))
        .join(language === 'ar' ? '، ' : ', '),
    }),
  })

const isOurs = (key: string): key is ImportString => Object.hasOwn(importStrings, key)
const said = (key: string, language: Locale, values: Values): string =>
  isOurs(key) ? words(key, language, values) : key
