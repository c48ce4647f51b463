import { Ltr } from '@wasl/ui/text/Ltr'
import type { allIcons } from './all-icons.ts'
import css from './Icons.module.css'

/** Icons at the size of text and of dense rows, with their names. */
export function IconGrid({ icons }: { icons: typeof allIcons }) {
  return (
    <ul className={css.grid}>
      {icons.map(({ name, Icon }) => (
        <li key={name} className={css.icon}>
          <span className={css.sizes}>
            <Icon size={20} />
            <Icon size={16} />
          </span>
          <Ltr>{name.replace(/Icon$/, '')}</Ltr>
        </li>
      ))}
    </ul>
  )
}
