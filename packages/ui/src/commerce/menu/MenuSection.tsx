import { Children, type ReactNode } from 'react'
import css from './MenuSection.module.css'

/** One category of the menu. Its id is what `<CategoryNav>` leads to. */
export function MenuSection({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  )
}
