import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx'
import { Menu } from '../overlays/menus/Menu.tsx'
import type { MenuGroup } from '../overlays/menus/menu-groups.ts'
import css from './UserMenu.module.css'

type Props = {
  /** "Good evening, Alia". */
  greeting: string
  /** "AS": two letters in the circle. */
  initials: string
  /** Account settings, theme, sign out. */
  groups: readonly MenuGroup[]
  onAction: (id: string) => void
}

export function UserMenu({ greeting, initials, groups, onAction }: Props) {
  return (
    <Menu
      trigger={
        <button type="button" className={css.user}>
          <span className={css.circle} aria-hidden="true">
            {initials}
          </span>
          <span className={css.greeting}>{greeting}</span>
          <ChevronDownIcon size={16} />
        </button>
      }
      label={greeting}
      head={greeting}
      groups={groups}
      align="end"
      onAction={onAction}
    />
  )
}
