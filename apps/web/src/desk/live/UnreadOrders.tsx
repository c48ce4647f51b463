import { useState, type ReactNode } from 'react'
import { usePathname } from '../../base/use-pathname.ts'
import { sectionOfPath } from '../menu/sections-of-paths.ts'
import { useLive } from './live.ts'
import { UnreadOrdersContext } from './unread-orders.ts'

/** The section whose pages show the orders. */
const ordersSection = 'food_ordering'

/** Counted while the dashboard is open; whoever opens the section has seen them. */
export function UnreadOrders({ children }: { children: ReactNode }) {
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set())
  const isThere = sectionOfPath(usePathname()) === ordersSection
  if (isThere && unread.size > 0) setUnread(new Set())
  useLive((news) => {
    if (news.kind === 'order.created' && !isThere) setUnread((before) => new Set([...before, news.orderId]))
  })
  return <UnreadOrdersContext value={unread.size}>{children}</UnreadOrdersContext>
}
