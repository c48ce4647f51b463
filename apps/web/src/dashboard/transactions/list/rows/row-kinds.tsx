import type { ListKind } from '@wasl/contracts/lists/transactions'
import type { TransactionRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import type { RowKind } from '@wasl/ui/table/rows/row-part.ts'
import { ChildRows } from './ChildRows.tsx'

export const rowId = ({ id }: { id: string }): string => id

const live: RowKind<TransactionRow> = {
  name: rowId,
  isNew: ({ isSeen }) => !isSeen,
  inside: {
    has: ({ children }) => children.length > 0,
    show: showInside,
  },
}

/** Held still, so that rows are not drawn again. What was deleted is new to nobody. */
export const rowKinds: Readonly<Record<ListKind, RowKind<TransactionRow>>> = {
  live,
  deleted: { ...live, isNew: () => false },
}

function showInside(row: TransactionRow) {
  return <ChildRows row={row} />
}
