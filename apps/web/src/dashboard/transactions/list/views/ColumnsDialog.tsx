import type { TransactionRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { ColumnDialog } from '@wasl/ui/table/columns/ColumnDialog'
import type { DataColumn, TableLook } from '@wasl/ui/table/columns/data-column.ts'
import { useListText } from '../list.text.ts'

type Props = {
  columns: readonly DataColumn<TransactionRow>[]
  look: TableLook
  plain: Pick<TableLook, 'hidden' | 'order'>
  onDone: (look: TableLook) => void
  onClose: () => void
}

/** TBL-05. */
export function ColumnsDialog(props: Props) {
  const t = useListText()
  return (
    <ColumnDialog
      {...props}
      words={{
        title: t('list.columns'),
        close: t('list.close'),
        hint: t('list.columnsHint'),
        keys: t('list.columnsKeys'),
        list: t('list.columnsList'),
        shown: (n, all) => t('list.columnsShown', { n, all }),
        moveUp: (name) => t('list.columnUp', { name }),
        moveDown: (name) => t('list.columnDown', { name }),
        moved: (name, place, all) => t('list.columnMoved', { name, place, all }),
        pinned: t('list.columnPinned'),
        reset: t('list.reset'),
        cancel: t('list.cancel'),
        done: t('list.apply'),
      }}
    />
  )
}
