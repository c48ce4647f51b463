import type { Locale } from '@wasl/domain/locale'
import type { TableLayout, TableView } from '@wasl/ui/table/table-view.ts'
import { transactions, type SampleRow } from './sample-transactions.tsx'

type Args = {
  locale: Locale
  rows: readonly SampleRow[]
  view: TableView
  layout: TableLayout
  ticked: readonly string[]
}

/** What the stories of a table begin with. */
export const sampleTableArgs: Args = {
  locale: 'en',
  rows: transactions,
  view: { kind: 'ready', total: 128 },
  layout: { density: 'regular' },
  ticked: [],
}
