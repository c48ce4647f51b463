import { useEffect, useRef } from 'react'
import { pressedKey } from '../../actions/pressed-key.ts'

const isApple = () => /mac|iphone|ipad/i.test(navigator.platform)

/** "⌘ K" on Apple's machines, "Ctrl K" on others and on the server. */
export const commandKeyText = (): string => (typeof navigator !== 'undefined' && isApple() ? '⌘ K' : 'Ctrl K')

/** Ctrl or ⌘ with K, also while typing. */
export function useCommandKey(onPress: () => void) {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  }, [onPress])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || pressedKey(event) !== 'k')
        return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
