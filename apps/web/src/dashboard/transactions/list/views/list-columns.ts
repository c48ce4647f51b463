import { transactionList } from '@wasl/contracts/lists/transactions'
import type { Column, TransactionRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { byName } from '@wasl/domain/by-name'
import { pick } from '@wasl/domain/locale'
import type { DataColumn } from '@wasl/ui/table/columns/data-column.ts'
import { amountCells } from '../rows/amount-cells.tsx'
import type { CellFacts, ColumnCell } from '../rows/column-cell.ts'
import { factCells, ownCell } from '../rows/fact-cells.tsx'
import { personCells } from '../rows/person-cells.tsx'

/** Every column of ours, by its name. */
export const ourCells: Readonly<Record<string, ColumnCell>> = byName({
  ...factCells,
  ...amountCells,
  ...personCells,
})

const ourCell = (name: string): ColumnCell | undefined =>
  Object.hasOwn(ourCells, name) ? ourCells[name] : undefined

/** A field of the merchant's own stays one, also under a name that we have for something else. */
const cellOf = ({ name, isCustom }: Column): ColumnCell =>
  (isCustom ? undefined : ourCell(name)) ?? ownCell(name)

/** Sorting needs the server: only what it sorts by has an arrow. The values themselves are never compared here. */
const sortedByServer = () => 0

/** The headers of the server as columns of the table, in its order. */
export function listColumns(columns: readonly Column[], facts: CellFacts): DataColumn<TransactionRow>[] {
  const groups = {
    payment: facts.t('list.columnGroupPayment'),
    person: facts.t('list.columnGroupPerson'),
    own: facts.t('list.columnGroupOwn'),
  }
  return columns
    .toSorted((one, other) => one.order - other.order)
    .map((column) => {
      const { name, label } = column
      const { cell, cardCell, text, group, ...look } = cellOf(column)
      return {
        id: name,
        label: pick(label, facts.locale),
        group: groups[group],
        cell: (row) => cell(row, facts),
        ...(cardCell && { cardCell: (row: TransactionRow) => cardCell(row, facts) }),
        ...(text && { text: (row: TransactionRow) => text(row, facts) }),
        ...(Object.hasOwn(transactionList.sorts, name) && !column.isCustom && { sortValue: sortedByServer }),
        ...look,
      }
    })
}

/** Columns that are there but not shown until somebody chooses them. */
export const hiddenAtFirst = (columns: readonly Column[]): string[] =>
  columns.filter(({ isActive }) => !isActive).map(({ name }) => name)
