import type { ComponentProps } from 'react'
import { PlusIcon } from '../../icons/PlusIcon.tsx'
import css from './AddNotch.module.css'

type Props = Omit<ComponentProps<'a'>, 'style' | 'className' | 'children'> & {
  /** Opens the item; a press may add it at once where nothing has to be chosen. */
  href: string
  /** "Add Balaleet", or with a count "Add Balaleet, 2 in the cart". */
  label: string
  /** How many are in the cart: takes the plus sign's place. */
  count?: number
}

/** The corner cut out of an item's picture. A link, so that it also works without script. */
export function AddNotch({ label, count, ...rest }: Props) {
  return (
    <a {...rest} className={css.notch} aria-label={label} data-edge="">
      {count ? <span className={css.count}>{count}</span> : <PlusIcon />}
    </a>
  )
}
