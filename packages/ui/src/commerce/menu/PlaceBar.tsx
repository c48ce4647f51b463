import type { ReactNode } from 'react'
import { Dots } from '../../text/Dots.tsx'
import css from './PlaceBar.module.css'

type Props = {
  icon: ReactNode
  /** "Delivery to Salmiya". */
  title: ReactNode
  /** Time, minimum, opening hours. */
  facts: { key: string; text: ReactNode }[]
  /** "Change". */
  action: ReactNode
}

/** How and where the food goes: in view on every page of the menu. */
export function PlaceBar({ icon, title, facts, action }: Props) {
  return (
    <div className={css.bar} data-box="place">
      <div className={css.inside}>
        <span className={css.icon}>{icon}</span>
        <div className={css.words}>
          <b>{title}</b>
          <Dots>
            {facts.map(({ key, text }) => (
              <span key={key}>{text}</span>
            ))}
          </Dots>
        </div>
        {action}
      </div>
    </div>
  )
}
