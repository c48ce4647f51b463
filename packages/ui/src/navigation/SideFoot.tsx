import type { ReactNode } from 'react'
import { Tooltip } from '../overlays/tooltips/Tooltip.tsx'
import type { NavigationLeaf } from './navigation-items.ts'
import { NavigationLink } from './NavigationLink.tsx'
import css from './SideNavigation.module.css'

type Props = {
  isFolded: boolean
  /** Where there is a page that helps. */
  help?: NavigationLeaf & { icon: ReactNode }
  /** Not drawn in the drawer of phones. */
  fold: { label: string; unfoldLabel: string; icon: ReactNode; onPress: () => void }
}

/** The help and the button that folds the navigation, at the foot of the side. */
export function SideFoot({ isFolded, help, fold }: Props) {
  const label = isFolded ? fold.unfoldLabel : fold.label
  const button = (
    <button
      type="button"
      className={css.item}
      aria-label={isFolded ? label : undefined}
      onClick={fold.onPress}
    >
      {fold.icon}
      {!isFolded && <span className={css.words}>{label}</span>}
    </button>
  )
  return (
    <div className={css.foot} data-folded={isFolded ? '' : undefined}>
      {help && <NavigationLink leaf={help} icon={help.icon} isCurrent={false} isFolded={isFolded} />}
      <div className={css.fold}>
        {isFolded ? (
          <Tooltip text={label} side="end">
            {button}
          </Tooltip>
        ) : (
          button
        )}
      </div>
    </div>
  )
}
