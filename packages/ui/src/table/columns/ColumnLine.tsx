import type { KeyboardEvent, PointerEvent } from 'react'
import { Checkbox } from '../../fields/choices/Checkbox.tsx'
import { IconButton } from '../../actions/IconButton.tsx'
import { ArrowDownIcon } from '../../icons/ArrowDownIcon.tsx'
import { ArrowUpIcon } from '../../icons/ArrowUpIcon.tsx'
import { GripVerticalIcon } from '../../icons/GripVerticalIcon.tsx'
import { LockKeyholeIcon } from '../../icons/LockKeyholeIcon.tsx'
import css from './ColumnDialog.module.css'
import type { ColumnWords } from './ColumnDialog.tsx'
import type { DataColumn } from './data-column.ts'

type Props<Row> = {
  column: DataColumn<Row>
  isShown: boolean
  ends: { isFirst: boolean; isLast: boolean }
  words: ColumnWords
  onToggle: (isShown: boolean) => void
  moves: { by: (step: number) => void; to: (y: number) => void; onKey: (event: KeyboardEvent) => void }
}

export function ColumnLine<Row>({ column, isShown, ends, words, onToggle, moves }: Props<Row>) {
  const { label, isPinned } = column
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.dataset.held = ''
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if ('held' in event.currentTarget.dataset) moves.to(event.clientY)
  }
  const drop = (event: PointerEvent<HTMLElement>) => {
    delete event.currentTarget.dataset.held
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the controls inside
    <li className={css.line} data-pinned={isPinned ? '' : undefined} onKeyDown={moves.onKey}>
      <span
        className={css.grip}
        onPointerDown={isPinned ? undefined : grab}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        {isPinned ? <LockKeyholeIcon size={16} /> : <GripVerticalIcon size={16} />}
      </span>
      <span className={css.name}>
        <Checkbox
          label={label}
          checked={isShown}
          onChange={onToggle}
          disabledReason={isPinned ? words.pinned : undefined}
        />
      </span>
      {column.group && <span className={css.group}>{column.group}</span>}
      {!isPinned && (
        <>
          <IconButton
            label={words.moveUp(label)}
            icon={<ArrowUpIcon size={16} />}
            aria-disabled={ends.isFirst || undefined}
            onClick={() => moves.by(-1)}
          />
          <IconButton
            label={words.moveDown(label)}
            icon={<ArrowDownIcon size={16} />}
            aria-disabled={ends.isLast || undefined}
            onClick={() => moves.by(1)}
          />
        </>
      )}
    </li>
  )
}
