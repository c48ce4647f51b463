import { useEffect, useRef, type ReactNode } from 'react'
import css from './SuggestField.module.css'

export type Suggestion = { id: string; label: string; note?: string }

type Props = {
  id: string
  label: ReactNode
  found: readonly Suggestion[]
  active: number
  onChoose: (suggestion: Suggestion) => void
  nothing: string
}

/** A native list of options cannot stand under a field of ours. */
const listbox = { role: 'listbox' }
const option = { role: 'option' }

/** The focus stays in the field; the list comes into sight, and the option it points at. */
export function SuggestList({ id, label, found, active, onChoose, nothing }: Props) {
  const popover = useRef<HTMLDivElement>(null)
  useEffect(() => {
    popover.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div ref={popover} className={css.popover}>
      <div
        id={id}
        {...listbox}
        tabIndex={-1}
        aria-label={typeof label === 'string' ? label : undefined}
        className={css.list}
        onPointerDown={(event) => event.preventDefault()}
      >
        {found.map((suggestion, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the field has the keys, and `option` its role
          <div
            key={suggestion.id}
            id={`${id}-${at}`}
            {...option}
            tabIndex={-1}
            aria-selected={at === active}
            className={css.option}
            onClick={() => onChoose(suggestion)}
          >
            <span>{suggestion.label}</span>
            {suggestion.note && <bdi className={css.note}>{suggestion.note}</bdi>}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={css.nothing}>{nothing}</p>}
    </div>
  )
}
