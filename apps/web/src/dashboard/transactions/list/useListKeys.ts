import { isTyping } from '@wasl/ui/inputs/is-typing.ts'
import { pressedKey } from '@wasl/ui/actions/pressed-key.ts'
import { useEffect, useRef } from 'react'
import { isCovered } from '../../../desk/form/is-covered.ts'

export type ListKey = 'f' | 'r' | 'n' | 'p' | '?'

const listKeys: readonly string[] = ['f', 'r', 'n', 'p', '?']

/** Single keys of the list: not while something is typed, chosen in a menu or asked in a dialog (WCAG 2.1.4). */
export function useListKeys(press: (key: ListKey) => void): void {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = pressedKey(event)
      if (!listKeys.includes(key) || event.defaultPrevented) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (isCovered() || isTyping(event.target)) return
      event.preventDefault()
      // True: it is one of the list's keys.
      latest.current(key as ListKey)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
