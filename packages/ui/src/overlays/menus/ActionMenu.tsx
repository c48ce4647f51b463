import type { ReactNode } from 'react'
import { IconButton } from '../../actions/IconButton.tsx'
import { EllipsisIcon } from '../../icons/EllipsisIcon.tsx'
import { Menu } from './Menu.tsx'
import type { MenuGroup } from './menu-groups.ts'

type Props = {
  /** "Actions for PR-1010": each row's button has its own name. */
  label: string
  /** What the server allows, in its order. */
  groups: readonly MenuGroup[]
  head?: ReactNode
  hasEdge?: boolean
  onAction: (id: string) => void
}

/** The three dots at the end of a row or a page head. */
export function ActionMenu({ label, groups, head, hasEdge, onAction }: Props) {
  return (
    <Menu
      trigger={<IconButton label={label} icon={<EllipsisIcon />} hasEdge={hasEdge} />}
      label={label}
      groups={groups}
      head={head}
      align="end"
      onAction={onAction}
    />
  )
}
