type Key = { key: string; altKey: boolean }
type State = { isOpen: boolean; active: number; count: number }

/** What a key does to the list of a combobox: the option it moves to, a choice, a closing, or nothing (null). */
export function suggestKey(
  { key, altKey }: Key,
  { isOpen, active, count }: State,
): number | 'choose' | 'close' | null {
  switch (key) {
    case 'ArrowDown':
      return isOpen ? Math.min(active + 1, count - 1) : altKey ? -1 : 0
    case 'ArrowUp':
      if (altKey) return isOpen ? 'close' : null
      return isOpen ? Math.max(active - 1, 0) : null
    case 'Enter':
      return isOpen && active >= 0 ? 'choose' : null
    case 'Escape':
      return isOpen ? 'close' : null
    default:
      return null
  }
}
