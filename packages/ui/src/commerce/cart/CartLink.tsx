import { ShoppingCartIcon } from '../../icons/ShoppingCartIcon.tsx'
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx'
import css from './CartLink.module.css'

type Props = {
  href: string
  /** "Cart". Phones show the icon alone. */
  label: string
  count: number
  /** "2 items", for screen readers. */
  countLabel: string
}

export function CartLink({ href, label, count, countLabel }: Props) {
  return (
    <a className={css.cart} href={href} data-edge="">
      <ShoppingCartIcon />
      <span className={css.label}>{label}</span>
      {count > 0 && (
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      )}
      <VisuallyHidden> {countLabel}</VisuallyHidden>
    </a>
  )
}
