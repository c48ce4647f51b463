import type { ReactNode, RefObject } from 'react'
import { Popover } from 'react-aria-components/Menu'
import css from './Menu.module.css'
import type { MenuGroup } from './menu-groups.ts'
import { MenuList } from './MenuList.tsx'
import surface from '../Popover.module.css'
import { usePortalContainer } from '../portal-container.ts'

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
export function MenuPanel({ button, head, align, onClose, ...list }: Props) {
  const container = usePortalContainer()
  return (
    <Popover
      {...container}
      aria-label={list.label}
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
      <MenuList {...list} onClose={onClose} />
    </Popover>
  )
}
