import { isTyping } from '@wasl/ui/inputs/is-typing.ts'
import { pressedKey } from '@wasl/ui/actions/pressed-key.ts'
import { useEffect, useRef } from 'react'

type Keys = { walk: (by: 1 | -1) => void; close: (() => void) | null }

/** J and K walk the rows, with the drawer open or not; Escape closes it from the table too. */
export function useResourceKeys({ walk, close }: Keys) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
      if (document.querySelector(covers) !== null) return
      if (event.key === 'Escape' && close) {
        event.preventDefault()
        close()
      }
      if (isTyping(event.target)) return
      if (pressedKey(event) === 'j') walk(1)
      if (pressedKey(event) === 'k') walk(-1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

const covers = 'dialog[open]:not([data-drawer]), [role="dialog"], [role="menu"], [role="listbox"]'

/** Where keys of the table go on from: the first place of the row that takes the focus. */
export const focusRow = (id: string): boolean => {
  const row = document.querySelector(`[data-row-id="${CSS.escape(id)}"]`)
  const stop = row?.querySelector<HTMLElement>('[aria-colindex]')
  stop?.focus({ preventScroll: true })
  stop?.scrollIntoView({ block: 'nearest' })
  return Boolean(stop)
}

/** Closed, the row that was open has the focus; the button to add one where nothing was added, or the row has gone. */
export function useFocusBack(shownId: string | null, add: { current: HTMLButtonElement | null }) {
  const before = useRef<string | null>(null)
  useEffect(() => {
    const was = before.current
    before.current = shownId
    if (was === null || shownId !== null) return
    if (was === 'new' || !focusRow(was)) add.current?.focus()
  }, [shownId, add])
}
