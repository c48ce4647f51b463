import type { ReactNode } from 'react'
import css from './Facts.module.css'

export type Fact = { key: string; icon: ReactNode; title: ReactNode; note?: ReactNode }

/** When, at what time, where, whom to ask: two beside each other, one on phones. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <ul className={css.facts}>
      {facts.map(({ key, icon, title, note }) => (
        <li key={key}>
          <span className={css.icon}>{icon}</span>
          <div>
            <b>{title}</b>
            {note && <p>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
