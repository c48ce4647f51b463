import type { ReactNode } from 'react'

export type NavigationLeaf = {
  id: string
  label: string
  href: string
  /** "1,204": quiet, at the end. */
  count?: string
  /** "2": something waits there. `badgeLabel` says what: "2 to approve". */
  badge?: string
  badgeLabel?: string
}

export type NavigationItem =
  | (NavigationLeaf & { icon: ReactNode; items?: undefined })
  | { id: string; label: string; icon: ReactNode; items: readonly NavigationLeaf[] }

export type NavigationSection = { id: string; title?: string; items: readonly NavigationItem[] }

/** Whether the page, or one of the pages in it, is open. */
export function holdsCurrent(item: NavigationItem, currentId: string): boolean {
  return item.id === currentId || (item.items?.some(({ id }) => id === currentId) ?? false)
}
