import { useId, type ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx'
import { Menu } from '../overlays/menus/Menu.tsx'
import { NavigationBadge } from './NavigationBadge.tsx'
import { NavigationLink } from './NavigationLink.tsx'
import type { NavigationLeaf } from './navigation-items.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './SideNavigation.module.css'

type Props = {
  label: string
  icon: ReactNode
  items: readonly NavigationLeaf[]
  currentId: string
  isFolded: boolean
  isOpen: boolean
  onToggle: () => void
}

/** Pages of one kind under one name. */
export function NavigationGroup({ label, icon, items, currentId, isFolded, isOpen, onToggle }: Props) {
  const listId = useId()
  /** What waits in a page that cannot be seen is told at the name of them all. */
  const waiting = isOpen && !isFolded ? undefined : items.find(({ badge }) => badge)
  const holds = items.some(({ id }) => id === currentId) ? '' : undefined
  if (isFolded)
    return (
      <Menu
        trigger={
          <button type="button" className={css.item} data-holds={holds} title={label}>
            <VisuallyHidden>{label}</VisuallyHidden>
            {icon}
            {waiting && <NavigationBadge {...waiting} />}
          </button>
        }
        label={label}
        head={label}
        groups={[{ id: 'pages', items: items.map((leaf) => ({ ...leaf, note: leaf.badgeLabel })) }]}
        align="beside"
        onAction={() => {}}
      />
    )
  return (
    <>
      <button
        type="button"
        className={css.item}
        data-holds={holds}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={onToggle}
      >
        {icon}
        <span className={css.words}>{label}</span>
        {waiting && <NavigationBadge {...waiting} />}
        <ChevronDownIcon size={16} />
      </button>
      <ul id={listId} className={css.pages} hidden={!isOpen}>
        {items.map((leaf) => (
          <li key={leaf.id}>
            <NavigationLink leaf={leaf} isCurrent={leaf.id === currentId} />
          </li>
        ))}
      </ul>
    </>
  )
}
