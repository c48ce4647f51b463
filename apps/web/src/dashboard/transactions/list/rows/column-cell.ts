import type { TransactionRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import type { Locale } from '@wasl/domain/locale'
import type { DataColumn } from '@wasl/ui/table/columns/data-column.ts'
import type { ReactNode } from 'react'
import type { useListText } from '../list.text.ts'

/** What every cell of a list may need. Held still while none of it changes. */
export type CellFacts = {
  locale: Locale
  t: ReturnType<typeof useListText>
  /** What is searched for: its matches are marked. */
  q: string
  /** The merchant's day, "2026-11-20", and its zone. */
  today: string
  timeZone: string
  /** The address of a row's own page. */
  hrefOf: (row: TransactionRow) => string
}

type Look = Pick<
  DataColumn<TransactionRow>,
  'align' | 'width' | 'isFlexible' | 'isPinned' | 'card' | 'namesRow'
>

/** How a header of the server is drawn. */
export type ColumnCell = Look & {
  cell: (row: TransactionRow, facts: CellFacts) => ReactNode
  cardCell?: (row: TransactionRow, facts: CellFacts) => ReactNode
  text?: (row: TransactionRow, facts: CellFacts) => string
  group: 'payment' | 'person' | 'own'
}
