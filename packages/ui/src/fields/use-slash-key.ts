import { useEffect, type RefObject } from 'react'
import { isTyping } from '../is-typing.ts'
import { pressedKey } from '../pressed-key.ts'

/** "/" leads to the field, unless something is being typed or the person has switched such keys off. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (
        pressedKey(event) !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [field, isOn])
}
