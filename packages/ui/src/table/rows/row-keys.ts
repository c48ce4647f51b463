import type { KeyboardEvent } from 'react'
import { pressedKey } from '../../actions/pressed-key.ts'
import type { TableItem } from '../table-items.ts'
import type { SelectionModel } from './useSelection.ts'

type Options<Row> = {
  item: TableItem<Row> | undefined
  selection: SelectionModel | undefined
  open: ((row: Row) => void) | undefined
}

/** Keys that act on the row instead of moving. The grid has the focus, so single keys disturb nobody's typing. */
export function pressRowKey<Row>(event: KeyboardEvent<HTMLElement>, { item, selection, open }: Options<Row>) {
  if (selection && pressSelectionKey(event, item?.entry.id, selection)) return event.preventDefault()
  if (!item || item.kind === 'inside') return
  const isCell = !(event.target instanceof Element && event.target.closest('a, button'))
  if (event.key === 'Enter' && isCell && open) {
    event.preventDefault()
    open(item.entry.row)
  }
  if (pressedKey(event) === '.') {
    const row = event.currentTarget.querySelector(`[data-row-id="${CSS.escape(item.entry.id)}"]`)
    row?.querySelector<HTMLElement>('[data-row-menu]')?.click()
  }
}

/** True when the key was for the ticks. */
function pressSelectionKey(
  event: KeyboardEvent<HTMLElement>,
  id: string | undefined,
  selection: SelectionModel,
) {
  const { target, key, shiftKey } = event
  if (pressedKey(event) === 'a' && (event.ctrlKey || event.metaKey)) {
    selection.change({ kind: 'page toggled' })
    return true
  }
  if (key === 'Escape' && selection.count !== 0) {
    selection.change({ kind: 'cleared' })
    return true
  }
  const isButton = target instanceof Element && target.closest('button')
  if (key !== ' ' || id === undefined || isButton) return false
  selection.change({ kind: shiftKey ? 'reached' : 'toggled', id })
  return true
}
