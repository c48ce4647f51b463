import { useEffect, useRef } from 'react'
import { Header, Menu, MenuSection } from 'react-aria-components/Menu'
import css from './Menu.module.css'
import { dangerLast, type MenuGroup } from './menu-groups.ts'
import { MenuEntry } from './MenuEntry.tsx'

type Props = {
  label: string
  groups: readonly MenuGroup[]
  /** Where the focus goes when it is drawn. */
  focus?: true | 'first' | 'last'
  /** Not told of an item that goes to an address. */
  onAction: (id: string) => void
  onClose?: () => void
}

/** The actions of a menu in their groups, what takes away last. */
export function MenuList({ label, groups, focus, onAction, onClose }: Props) {
  const items = groups.flatMap((group) => group.items)
  const list = useRef<HTMLDivElement>(null)

  // After a click that came without a pointer React Aria leaves the focus at the list, and its next arrow passes an item.
  useEffect(() => {
    const menu = list.current
    if (!menu || (focus !== 'first' && focus !== 'last')) return
    const pass = ({ target }: FocusEvent) => {
      if (target !== menu) return
      const [...entries] = menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')
      entries.at(focus === 'first' ? 0 : -1)?.focus()
    }
    menu.addEventListener('focusin', pass)
    return () => menu.removeEventListener('focusin', pass)
  }, [focus])

  return (
    <Menu
      ref={list}
      aria-label={label}
      className={css.list}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
      autoFocus={focus}
      onClose={onClose}
      onAction={(key) => {
        const action = items.find(({ id }) => id === key)
        if (action && !action.disabledReason && !action.href) onAction(action.id)
      }}
    >
      {dangerLast(groups).map((group) => (
        <MenuSection
          key={group.id}
          className={css.group}
          aria-label={group.title ?? label}
          {...(group.chosen === undefined
            ? {}
            : { selectionMode: 'single', disallowEmptySelection: true, selectedKeys: [group.chosen] })}
        >
          {group.title && <Header className={css.title}>{group.title}</Header>}
          {group.items.map((action) => (
            <MenuEntry key={action.id} action={action} />
          ))}
        </MenuSection>
      ))}
    </Menu>
  )
}
