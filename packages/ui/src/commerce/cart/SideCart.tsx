import type { ReactNode } from 'react'
import css from './SideCart.module.css'

/** The cart beside the menu. Where there is no room for it, `<CartBar>` takes its place. */
export function SideCart({ children }: { children: ReactNode }) {
  return <aside className={css.side}>{children}</aside>
}
