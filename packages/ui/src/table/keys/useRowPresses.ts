import { useRef, type MouseEvent, type PointerEvent } from 'react'
import type { RowActions } from '../rows/useRowPart.ts'
import type { SelectionModel } from '../rows/useSelection.ts'
import type { TableModel } from '../useTableModel.ts'

type Options<Row> = {
  model: TableModel<Row>
  selection: SelectionModel | undefined
  actions: RowActions<Row> | undefined
}

const holdMs = 500
const controls = 'a, button, input, label, select, textarea, [data-inside]'

/** A press anywhere on a row opens it; a long one begins to select. Controls in the row keep their own presses. */
export function useRowPresses<Row>({ model, selection, actions }: Options<Row>) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const wasHeld = useRef(false)
  const letGo = () => clearTimeout(timer.current)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const id = rowIdOf(event.target)
    wasHeld.current = false
    if (!id || !selection || !actions?.hold || event.pointerType !== 'touch') return
    timer.current = setTimeout(() => {
      wasHeld.current = true
      actions.hold?.()
      selection.change({ kind: 'toggled', id })
    }, holdMs)
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const id = rowIdOf(event.target)
    if (!id || wasHeld.current || event.defaultPrevented) return
    // Text being marked with the mouse is no press.
    if (globalThis.getSelection()?.type === 'Range') return
    const entry = model.entries.find((one) => one.id === id)
    if (entry) actions?.open?.(entry.row)
  }
  return { onPointerDown, onPointerUp: letGo, onPointerCancel: letGo, onPointerMove: letGo, onClick }
}

function rowIdOf(target: EventTarget): string | undefined {
  if (!(target instanceof Element) || target.closest(controls)) return undefined
  return target.closest<HTMLElement>('[data-row-id]')?.dataset.rowId
}
