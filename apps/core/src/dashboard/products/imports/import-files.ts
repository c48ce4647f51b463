import type { Locale } from '@wasl/domain/locale'
import { requiredImportColumns, type ImportPlugin } from '@wasl/domain/product-import'
import { decimalsOf, decimalText, money } from '@wasl/domain/money'
import { rowsAfter, type JobRow } from '../../../kernel/import-jobs/import-jobs.store.ts'
import type { Cells } from '../../../kernel/import-jobs/job.domain.ts'
import { csvFile, csvLine } from '../../../platform/csv/csv.ts'
import type { Db } from '../../../platform/db/db.ts'
import { workbookOf } from '../../../platform/xlsx/workbook.ts'
import { goodsInPages } from './catalogue-kind.service.ts'
import { columnsOf, headOf } from './columns.domain.ts'
import { dishesInPages } from './food-kind.service.ts'
import { reasonOf, words } from './imports-on-wire.ts'

export type FileFormat = 'csv' | 'xlsx'
type Wish = { format: FileFormat; language: Locale }
type Pages = AsyncIterable<string[][]>

function tableFile(heads: readonly string[], pages: Pages, { format, language }: Wish) {
  if (format === 'csv') return csvFile(csvLines(heads, pages))
  return workbookOf({
    name: words('example.sheet', language),
    language,
    // Text, so that no spreadsheet makes a number of a SKU or a date of a price.
    columns: heads.map((title) => ({ title, kind: 'text' as const })),
    pages,
  })
}

async function* csvLines(heads: readonly string[], pages: Pages): AsyncGenerator<string> {
  yield csvLine(heads)
  for await (const page of pages) for (const row of page) yield csvLine(row)
}

/** A longer text is not read back whole: the cell is left empty, which keeps it. */
const mostSigns = 3_999
const asCell = (text: string | undefined): string =>
  text === undefined || text.length > mostSigns ? '' : text

/** Every product as an import says it: uploaded as it is, it changes nothing. */
export function productFile(db: Db, { merchantId, plugin, now, ...wish }: Of & { now: Date } & Wish) {
  const columns = columnsOf(plugin)
  const known = plugin === 'catalogue' ? goodsInPages : dishesInPages
  const heads = columns.map((column) => headOf(column, wish.language))
  return tableFile(heads, rowsOf(known(db, { merchantId, now }), columns), wish)
}

type Of = { merchantId: number; plugin: ImportPlugin }

async function* rowsOf(
  pages: AsyncIterable<Cells[]>,
  columns: readonly string[],
): AsyncGenerator<string[][]> {
  for await (const page of pages) yield page.map((cells) => columns.map((column) => asCell(cells[column])))
}

/** Rows that are not applied, as they were typed, with what is wrong in words: corrected, the file can be uploaded. */
export function errorFile(db: Db, job: JobRow, wish: Wish) {
  const columns = job.columns.length > 0 ? job.columns : columnsOf(job.plugin)
  const heads = [
    ...columns.map((column) => headOf(column, wish.language)),
    words('heads.row', wish.language),
    words('heads.problem', wish.language),
  ]
  return tableFile(heads, errorRows(db, job, { columns, language: wish.language }), wish)
}

async function* errorRows(
  db: Db,
  job: JobRow,
  { columns, language }: { columns: readonly string[]; language: Locale },
): AsyncGenerator<string[][]> {
  const of = { merchantId: job.merchantId, jobId: job.id }
  for (let after = 0; ;) {
    // Each page begins where the one before it ends.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await rowsAfter(db, of, { after, limit: 1_000, outcomes: ['wrong', 'dropped'] })
    yield rows.map(({ cells, number, problems }) => [
      ...columns.map((column) => asCell(cells[column])),
      String(number),
      problems.map((problem) => reasonOf(problem, cells, language)).join(' | '),
    ])
    const last = rows.at(-1)
    if (!last || rows.length < 1_000) return
    after = last.number
  }
}

export type ExampleFacts = {
  currency: string
  categories: readonly string[]
  place: string
  options: string
  addOns: string
}

/** A file that could be sent as it is: the shop's own currency, categories and stores. */
export function exampleFile(
  { plugin, kind, ...wish }: Wish & { plugin: ImportPlugin; kind: 'required_fields' | 'all_fields' },
  facts: ExampleFacts,
) {
  const columns = kind === 'all_fields' ? columnsOf(plugin) : requiredImportColumns
  const rows = exampleRows(facts).map((cells) => columns.map((column) => cells[column] ?? ''))
  return tableFile(
    columns.map((column) => headOf(column, wish.language)),
    onePage(rows),
    wish,
  )
}

async function* onePage(rows: string[][]): AsyncGenerator<string[][]> {
  yield rows
}

function exampleRows({ currency, categories, place, options, addOns }: ExampleFacts): Cells[] {
  const amount = (thousandths: number) =>
    decimalText(money(Math.round((thousandths * 10 ** decimalsOf(currency)) / 1_000), currency))
  const category = (at: number) => categories[at % Math.max(1, categories.length)] ?? ''
  const beside = { store: place, branch: place }
  return [
    {
      sku: 'EXAMPLE-1',
      name_en: 'Khalas dates, 500 g',
      name_ar: 'تمر خلاص، 500 غ',
      price: amount(3_500),
      category: category(0),
      description_en: 'Soft dates of this season.',
      description_ar: 'تمر طري من موسم هذا العام.',
      price_with_discount: amount(2_900),
      inventory: '40',
      ...beside,
      visible: 'yes',
    },
    {
      sku: 'EXAMPLE-2',
      name_en: 'Cardamom coffee, 250 g',
      name_ar: 'قهوة بالهيل، 250 غ',
      price: amount(4_250),
      category: category(1),
      inventory: '',
      options,
      add_ons: addOns,
      visible: 'yes',
    },
    {
      sku: 'EXAMPLE-3',
      name_en: 'Gift box, small',
      name_ar: 'علبة هدية صغيرة',
      price: amount(12_000),
      category: category(2),
      inventory: '6',
      ...beside,
      visible: 'no',
    },
  ]
}
