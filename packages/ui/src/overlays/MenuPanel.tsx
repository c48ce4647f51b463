import type { ReactNode, RefObject } from 'react'
import { Header, Menu, MenuSection, Popover } from 'react-aria-components/Menu'
import css from './Menu.module.css'
import { dangerLast, type MenuGroup } from './menu-groups.ts'
import { MenuEntry } from './MenuEntry.tsx'
import surface from './Popover.module.css'
import { usePortalContainer } from './portal-container.ts'

type Props = {
  /** The button it belongs to; the focus returns there. */
  button: RefObject<HTMLElement | null>
  label: string
  head?: ReactNode
  groups: readonly MenuGroup[]
  /** The edge of the button that the menu keeps to; beside: at its end side, for a folded navigation. */
  align: 'start' | 'end' | 'beside'
  /** Where the focus goes: into the list with a pointer, to an item with the keyboard. */
  focus: true | 'first' | 'last'
  /** Not told of an item that goes to an address. */
  onAction: (id: string) => void
  onClose: () => void
}

/** A menu beside its button, open while it is rendered. */
export function MenuPanel(props: Props) {
  const { button, label, head, groups, align, focus, onAction, onClose } = props
  const container = usePortalContainer()
  const items = groups.flatMap((group) => group.items)
  return (
    <Popover
      {...container}
      aria-label={label}
      isOpen
      triggerRef={button}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      className={`${surface.surface} ${css.menu}`}
      placement={align === 'beside' ? 'end top' : `bottom ${align}`}
      offset={4}
    >
      {head && <div className={css.head}>{head}</div>}
      <Menu
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
    </Popover>
  )
}
