import { useState } from 'react'
import { Button } from '../../actions/Button.tsx'
import { Dialog } from '../../notices/Dialog.tsx'
import { RotateCcwIcon } from '../../icons/RotateCcwIcon.tsx'
import css from './ColumnDialog.module.css'
import { ColumnList } from './ColumnList.tsx'
import { columnOrder, type DataColumn, type TableLook } from './data-column.ts'
import { ToolButton } from '../filters/ToolButton.tsx'

export type ColumnWords = {
  title: string
  close: string
  /** "Drag, or use the arrows". */
  hint: string
  /** "Alt and an arrow move a column." */
  keys: string
  list: string
  /** "5 of 8 shown". */
  shown: (shown: number, all: number) => string
  moveUp: (label: string) => string
  moveDown: (label: string) => string
  /** "Gateway, place 5 of 8". */
  moved: (label: string, place: number, count: number) => string
  /** Why the pinned column has no tick. */
  pinned: string
  reset: string
  cancel: string
  done: string
}

type Props<Row> = {
  columns: readonly DataColumn<Row>[]
  look: TableLook
  /** What `reset` goes back to. */
  plain: Pick<TableLook, 'hidden' | 'order'>
  words: ColumnWords
  onDone: (look: TableLook) => void
  onClose: () => void
}

/** Which columns stand in the table and in what order. Nothing changes before Done. */
export function ColumnDialog<Row>({ columns, look, plain, words, onDone, onClose }: Props<Row>) {
  const [order, setOrder] = useState<readonly string[]>(() => columnOrder(columns, look.order))
  const [hidden, setHidden] = useState<readonly string[]>(look.hidden)
  return (
    <Dialog
      kind="form"
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <>
          <span className={css.reset}>
            <ToolButton
              icon={<RotateCcwIcon size={16} />}
              onClick={() => {
                setOrder(columnOrder(columns, plain.order))
                setHidden(plain.hidden)
              }}
            >
              {words.reset}
            </ToolButton>
          </span>
          <Button size="row" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            size="row"
            variant="primary"
            onClick={() => onDone({ ...look, order, hidden, widths: look.widths })}
          >
            {words.done}
          </Button>
        </>
      }
    >
      <p className={css.head}>
        <b>{words.shown(columns.length - hidden.length, columns.length)}</b>
        <span>{words.hint}</span>
      </p>
      <ColumnList
        columns={columns}
        order={order}
        hidden={hidden}
        words={words}
        onOrder={setOrder}
        onHidden={setHidden}
      />
      <p className={css.keys}>{words.keys}</p>
    </Dialog>
  )
}
