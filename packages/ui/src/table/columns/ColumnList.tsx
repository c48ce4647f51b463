import { useRef, type KeyboardEvent } from 'react'
import { useAnnounce } from '../../text/announce.ts'
import css from './ColumnDialog.module.css'
import type { ColumnWords } from './ColumnDialog.tsx'
import { ColumnLine } from './ColumnLine.tsx'
import type { DataColumn } from './data-column.ts'
import { dropPlace, reorder } from './reorder.ts'

type Props<Row> = {
  columns: readonly DataColumn<Row>[]
  order: readonly string[]
  hidden: readonly string[]
  words: ColumnWords
  onOrder: (order: readonly string[]) => void
  onHidden: (hidden: readonly string[]) => void
}

export function ColumnList<Row>({ columns, order, hidden, words, onOrder, onHidden }: Props<Row>) {
  const list = useRef<HTMLOListElement>(null)
  const announce = useAnnounce()
  const byId = new Map(columns.map((column) => [column.id, column]))
  const shown = order.flatMap((id) => byId.get(id) ?? [])
  const pinnedCount = shown.filter(({ isPinned }) => isPinned).length

  const move = (from: number, to: number) => {
    const column = shown[from]
    if (!column || column.isPinned || to < pinnedCount || to >= order.length || from === to) return
    onOrder(reorder(order, from, to))
    announce(words.moved(column.label, to + 1, order.length))
  }
  const dragTo = (from: number, y: number) => {
    const lines = [...(list.current?.children ?? [])].map((line) => line.getBoundingClientRect())
    move(
      from,
      Math.max(
        pinnedCount,
        dropPlace(
          y,
          lines.map(({ top, height }) => top + height / 2),
        ),
      ),
    )
  }
  const key = (event: KeyboardEvent, place: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || !step) return
    event.preventDefault()
    move(place, place + step)
  }

  return (
    <ol ref={list} className={css.list} aria-label={words.list}>
      {shown.map((column, place) => (
        <ColumnLine
          key={column.id}
          column={column}
          isShown={!hidden.includes(column.id)}
          ends={{ isFirst: place <= pinnedCount, isLast: place === order.length - 1 }}
          words={words}
          onToggle={(isShown) =>
            onHidden(isShown ? hidden.filter((id) => id !== column.id) : [...hidden, column.id])
          }
          moves={{
            by: (step) => move(place, place + step),
            to: (y) => dragTo(place, y),
            onKey: (event) => key(event, place),
          }}
        />
      ))}
    </ol>
  )
}
