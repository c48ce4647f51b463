import type { MouseEvent, ReactNode } from 'react'

export type MenuAction = {
  id: string
  label: string
  icon?: ReactNode
  /** "C", "Enter": shown at the end. The page listens for the key. */
  shortcut?: string
  /** A second line. */
  note?: string
  /** danger: what takes away. It stands last, behind a line. */
  tone?: 'danger'
  /** Goes there instead of acting. */
  href?: string
  /** Of an item that goes to an address: may lead there its own way. */
  onClick?: (event: MouseEvent) => void
  opensNewTab?: boolean
  /** Why it cannot be done now. The action stays in the menu and can be reached. */
  disabledReason?: string
}

export type MenuGroup = {
  id: string
  title?: string
  items: readonly MenuAction[]
  /** One of the items is chosen at a time: they are drawn with a tick. */
  chosen?: string
}

/** What takes away leaves its group and stands in the last one; groups left empty go. */
export function dangerLast(groups: readonly MenuGroup[]): MenuGroup[] {
  const isDanger = ({ tone }: MenuAction) => tone === 'danger'
  const calm = groups.map((group) => ({ ...group, items: group.items.filter((item) => !isDanger(item)) }))
  const danger = { id: 'danger', items: groups.flatMap(({ items }) => items.filter(isDanger)) }
  return [...calm, danger].filter(({ items }) => items.length > 0)
}
