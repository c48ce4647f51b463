import { useRef, type JSX, type ReactNode } from 'react'
import {
  Header,
  Menu as AriaMenu,
  MenuSection,
  MenuTrigger,
  Popover,
  Pressable,
  type Key,
} from 'react-aria-components/Menu'
import css from './Menu.module.css'
import { dangerLast, type MenuGroup } from './menu-groups.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { rememberOpener } from './opener.ts'
import surface from './Popover.module.css'
import { usePortalContainer } from './portal-container.ts'

type Props = {
  /** Our Button or IconButton. With a `disabledReason` it opens nothing. */
  trigger: JSX.Element
  /** Names the menu. */
  label: string
  groups: readonly MenuGroup[]
  /** What the actions are about: "PR-1010 · Cash on delivery". */
  head?: ReactNode
  /** The edge of the trigger that the menu keeps to; beside: at its end side, for a folded navigation. */
  align?: 'start' | 'end' | 'beside'
  /** Not told of an item that goes to an address. */
  onAction: (id: string) => void
}

export function Menu({ trigger, label, groups, head, align = 'start', onAction }: Props) {
  const button = useRef<HTMLElement>(null)
  const container = usePortalContainer()
  if (trigger.props.disabledReason) return trigger

  const items = groups.flatMap((group) => group.items)
  const act = (key: Key) => {
    const action = items.find(({ id }) => id === key)
    if (!action || action.disabledReason || action.href) return
    rememberOpener(button.current)
    onAction(action.id)
  }
  return (
    <MenuTrigger>
      <Pressable ref={button}>{trigger}</Pressable>
      <Popover
        {...container}
        className={`${surface.surface} ${css.menu}`}
        placement={align === 'beside' ? 'end top' : `bottom ${align}`}
        offset={4}
      >
        {head && <div className={css.head}>{head}</div>}
        <AriaMenu aria-label={label} className={css.list} onAction={act}>
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
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
