import type { ReactNode } from 'react'
import css from './Sheet.module.css'

type Props = { title: string; lead: string; children: ReactNode }

/** A page of the foundations: what it is about, the rule in a sentence, and the things themselves. */
export function Sheet({ title, lead, children }: Props) {
  return (
    <main className={css.sheet}>
      <header className={css.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </main>
  )
}
