import type { ReactNode, RefObject } from 'react'
import { Header, Menu, MenuSection, Popover } from 'react-aria-components/Menu'
import css from '../overlays/Menu.module.css'
import { dangerLast, type MenuGroup } from '../overlays/menu-groups.ts'
import { MenuEntry } from '../overlays/MenuEntry.tsx'
import surface from '../overlays/Popover.module.css'

type Props = {
  /** The button it belongs to; the focus returns there. */
  button: RefObject<HTMLElement | null>
  label: string
  /** "PR-1010 · Cash on delivery". */
  head?: ReactNode
  groups: readonly MenuGroup[]
  onAction: (id: string) => void
  onClose: () => void
}

/** The one menu of all rows: a hundred rows need no hundred menus. Open while it is rendered. */
export function RowMenu({ button, label, head, groups, onAction, onClose }: Props) {
  return (
    <Popover
      isOpen
      triggerRef={button}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      className={`${surface.surface} ${css.menu}`}
      placement="bottom end"
      offset={4}
    >
      {head && <div className={css.head}>{head}</div>}
      <Menu
        aria-label={label}
        className={css.list}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
        autoFocus="first"
        onAction={(key) => {
          onClose()
          onAction(String(key))
        }}
      >
        {dangerLast(groups).map((group) => (
          <MenuSection key={group.id} className={css.group} aria-label={group.title ?? label}>
            {group.title && <Header className={css.title}>{group.title}</Header>}
            {group.items.map((action) => (
              <MenuEntry key={action.id} action={action} />
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Popover>
  )
}
