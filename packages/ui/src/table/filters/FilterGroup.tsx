import { useId, useRef, type ReactNode } from 'react'
import { ClearAll } from '../../actions/ClearAll.tsx'
import css from './FilterGroup.module.css'

type Props = {
  id?: string
  title: string
  /** "7 of 10": how much of it is chosen. */
  chosen?: string
  /** Only while something is chosen. */
  clear?: { label: string; onPress: () => void }
  note?: string
  children: ReactNode
}

/** One filter of the panel. */
export function FilterGroup({ id, title, chosen, clear, note, children }: Props) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section id={id} className={css.group} aria-labelledby={titleId}>
      <div className={css.head}>
        <h3 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h3>
        {chosen && <span className={css.chosen}>{chosen}</span>}
        {clear && (
          <ClearAll
            describedBy={titleId}
            onPress={() => {
              heading.current?.focus()
              clear.onPress()
            }}
          >
            {clear.label}
          </ClearAll>
        )}
      </div>
      {note && <p className={css.chosen}>{note}</p>}
      {children}
    </section>
  )
}
