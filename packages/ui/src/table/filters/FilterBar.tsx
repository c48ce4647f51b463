import { useRef, type ReactNode } from 'react'
import { ListFilterIcon } from '../../icons/ListFilterIcon.tsx'
import { Chip } from './Chip.tsx'
import css from './FilterBar.module.css'
import { ToolButton } from './ToolButton.tsx'

export type AppliedFilter = {
  id: string
  label: string
  value: ReactNode
  /** The whole in plain text, "State: Paid, Pending". */
  text: string
}

type Props = {
  /** The <SearchField>, where there is one. */
  search?: ReactNode
  applied: readonly AppliedFilter[]
  words: {
    filters: string
    /** "2 applied", read after the button. */
    count: (count: number) => string
    applied: string
    remove: (label: string) => string
    clearAll: string
  }
  /** Opens the panel, at a filter when its chip was pressed. */
  onOpen: (id: string | null) => void
  onRemove: (id: string) => void
  onClearAll: () => void
  /** After the filters, such as "Select" on a phone. */
  end?: ReactNode
}

/** Search, the way to the panel, and a chip for each filter that is on. In a narrow place chips slide in one line. */
export function FilterBar({ search, applied, words, onOpen, onRemove, onClearAll, end }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const removers = useRef(new Map<string, HTMLButtonElement>())

  // The focus goes to the next chip, else the one before, else to the way to the panel: never to the page.
  const remove = (index: number) => {
    const next = applied[index + 1] ?? applied[index - 1]
    const target = next ? removers.current.get(next.id) : opener.current
    target?.focus()
    onRemove(applied[index]?.id ?? '')
  }

  return (
    <div ref={bar} className={css.frame} data-box="filter-bar" data-print="hide">
      <div className={css.bar}>
        {search && <div className={css.search}>{search}</div>}
        <ToolButton
          ref={opener}
          look="edged"
          icon={<ListFilterIcon size={16} />}
          count={applied.length > 0 ? String(applied.length) : undefined}
          aria-description={applied.length > 0 ? words.count(applied.length) : undefined}
          aria-haspopup="dialog"
          onClick={() => onOpen(null)}
        >
          <span className={css.fold}>{words.filters}</span>
        </ToolButton>
        {end}
        {applied.length > 0 && (
          <ul className={css.chips} aria-label={words.applied} data-scrolls="">
            {applied.map(({ id, label, value, text }, index) => (
              <li key={id}>
                <Chip
                  label={label}
                  value={value}
                  title={text}
                  removeLabel={words.remove(label)}
                  onRemove={() => remove(index)}
                  onPress={() => onOpen(id)}
                  buttonRef={(button) => {
                    if (button) removers.current.set(id, button)
                    else removers.current.delete(id)
                  }}
                />
              </li>
            ))}
            <li>
              <ToolButton
                onClick={() => {
                  opener.current?.focus()
                  onClearAll()
                }}
              >
                {words.clearAll}
              </ToolButton>
            </li>
          </ul>
        )}
      </div>
    </div>
  )
}
