import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import type { NavigationLeaf } from './navigation-items.ts'
import css from './SideNavigation.module.css'

/** "2" for the eyes, "2 to approve" for the ears. */
export function NavigationBadge({ badge, badgeLabel }: Pick<NavigationLeaf, 'badge' | 'badgeLabel'>) {
  return (
    <>
      <span className={css.badge} aria-hidden="true">
        {badge}
      </span>
      <VisuallyHidden> {badgeLabel}</VisuallyHidden>
    </>
  )
}
