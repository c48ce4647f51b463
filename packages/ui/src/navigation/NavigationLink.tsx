import type { ReactNode } from 'react'
import { Tooltip } from '../overlays/tooltips/Tooltip.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { NavigationBadge } from './NavigationBadge.tsx'
import type { NavigationLeaf } from './navigation-items.ts'
import css from './SideNavigation.module.css'

type Props = { leaf: NavigationLeaf; icon?: ReactNode; isCurrent: boolean; isFolded?: boolean }

export function NavigationLink({ leaf, icon, isCurrent, isFolded }: Props) {
  const { label, href, count, badge, badgeLabel } = leaf
  const mark = badge && <NavigationBadge badge={badge} badgeLabel={badgeLabel} />
  const link = (
    <a className={css.item} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {icon}
      {isFolded ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <>
          <span className={css.words}>{label}</span> {count && <span className={css.count}>{count}</span>}
        </>
      )}
      {mark}
    </a>
  )
  if (!isFolded) return link
  return (
    <Tooltip text={label} side="end">
      {link}
    </Tooltip>
  )
}
