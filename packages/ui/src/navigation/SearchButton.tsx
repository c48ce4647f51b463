import { SearchIcon } from '../icons/SearchIcon.tsx'
import { commandKeyText } from '../overlays/commands/command-key.ts'
import css from './SearchButton.module.css'

/** Looks like a field and opens the command palette; on phones the icon stays. */
export function SearchButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={css.search} aria-haspopup="dialog" onClick={onPress}>
      <SearchIcon size={18} />
      <span className={css.words} title={label} data-truncate="">
        {label}
      </span>
      <kbd className={css.key} dir="ltr" aria-hidden="true" suppressHydrationWarning>
        {commandKeyText()}
      </kbd>
    </button>
  )
}
