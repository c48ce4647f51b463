import { useEffect, useRef } from 'react'

/**
 * What was pressed to begin or to end the editing is gone: the map takes the focus, and the edit button has it back.
 * Who was led elsewhere meanwhile stays there.
 */
export function useModeFocus(isEditing: boolean) {
  const picker = useRef<HTMLElement>(null)
  const was = useRef(isEditing)
  useEffect(() => {
    if (was.current === isEditing) return
    was.current = isEditing
    const next = isEditing ? '[role="application"]' : '[data-edit]'
    if (document.activeElement === document.body || isEditing)
      picker.current?.querySelector<HTMLElement>(next)?.focus()
  }, [isEditing])
  return picker
}
