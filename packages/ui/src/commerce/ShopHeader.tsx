import type { ReactNode } from 'react'
import { CustomerHeader } from '../page/CustomerHeader.tsx'
import css from './ShopHeader.module.css'

type Props = {
  title: string
  /** The merchant's own line; phones have no room for it. */
  line?: string
  logoUrl: string | null
  homeHref: string
  /** A `<ShopSearch>`. */
  search?: ReactNode
  /** A `<CartLink>`. */
  cart?: ReactNode
  /** The language switch; `<SocialLinks>` where they are configured. */
  children?: ReactNode
}

/** Give it a key per page: the search field then closes on the next one. */
export function ShopHeader({ title, line, logoUrl, homeHref, search, cart, children }: Props) {
  return (
    <div className={css.header}>
      <CustomerHeader title={title} subtitle={line} logoUrl={logoUrl} homeHref={homeHref}>
        {search}
        {cart}
        {children}
      </CustomerHeader>
    </div>
  )
}
