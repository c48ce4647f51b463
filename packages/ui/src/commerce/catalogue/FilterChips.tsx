import css from './FilterChips.module.css'

export type FilterChip = { key: string; label: string; count?: string; href: string }

type Props = { label: string; chips: FilterChip[]; current: string }

/** Filters that live in the address: links, so Back undoes them and no script is needed. */
export function FilterChips({ label, chips, current }: Props) {
  return (
    <nav className={css.chips} aria-label={label} data-box="chips">
      <ul data-scrolls="">
        {chips.map(({ key, label: name, count, href }) => (
          <li key={key}>
            <a href={href} aria-current={key === current ? 'true' : undefined} data-edge="">
              {name} {count !== undefined && <span>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
