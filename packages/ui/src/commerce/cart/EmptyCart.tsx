import type { ReactNode } from 'react'
import { EmptyBox } from '../../art/EmptyBox.tsx'
import { StatePage } from '../../notices/StatePage.tsx'

type Props = {
  title: ReactNode
  children?: ReactNode
  /** The way back to the shop. */
  action: ReactNode
  /** page: the cart's own page; card: inside the side cart. */
  kind?: 'page' | 'card'
}

export function EmptyCart({ title, children, action, kind = 'page' }: Props) {
  return (
    <StatePage kind={kind} drawing={<EmptyBox />} title={title} actions={action}>
      {children}
    </StatePage>
  )
}
