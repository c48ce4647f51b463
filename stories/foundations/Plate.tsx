import type { ReactNode } from 'react'
import css from './Plate.module.css'

type Props = { title: string; theme?: 'light' | 'dark'; children: ReactNode }

/** One group of a sheet, in a theme of its own where two are compared. */
export function Plate({ title, theme, children }: Props) {
  return (
    <section className={css.plate} data-theme={theme}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
