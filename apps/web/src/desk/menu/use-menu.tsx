import { useRouter } from '@tanstack/react-router'
import type { NavigationSection } from '@wasl/ui/navigation/navigation-items.ts'
import { useLocale } from '../../i18n/language.tsx'
import { usePathname } from '../../base/use-pathname.ts'
import { hasPage } from './has-page.ts'
import { useUnreadOrders } from '../live/unread-orders.ts'
import { menuOf, type MenuGroup } from './menu.ts'
import { sectionIcons } from './section-icons.tsx'
import { useStaff } from '../staff.ts'
import { useStaffText } from '../staff.text.ts'

/** The menu of whoever is signed in, by the addresses of its pages. */
export function useMenuGroups(): MenuGroup[] {
  const { sections, tableHeaders, may } = useStaff()
  const locale = useLocale()
  return menuOf(locale, { sections, tableHeaders, may, exists: usePageExists() })
}

/** Whether the route tree has a page at an address. */
export function usePageExists(): (path: string) => boolean {
  const router = useRouter()
  return (path) => hasPage(router, path)
}

/** The same as the side draws it; `currentId` is the page that is open, or the one it belongs to. */
export function useMenu(): { sections: readonly NavigationSection[]; currentId: string } {
  const t = useStaffText()
  const groups = useMenuGroups()
  const pathname = usePathname()
  const unread = useUnreadOrders()
  const waiting = {
    badge: unread > 99 ? '99+' : String(unread),
    badgeLabel: t('staff.orders.unread', { count: unread }),
  }
  const sections = groups.map(({ id, title, entries }) => ({
    id,
    ...(title && { title: t(title) }),
    items: entries.map(({ section, label, path, pages }) => {
      const icon = sectionIcons[section]
      if (path !== undefined) return { id: path, href: path, label: t(label), icon }
      const items = (pages ?? []).map((page, at) => ({
        id: page.path,
        href: page.path,
        label: t(page.label),
        ...(section === 'food_ordering' && at === 0 && unread > 0 && waiting),
      }))
      return { id: section, label: t(label), icon, items }
    }),
  }))
  return { sections, currentId: currentPage(groups, pathname) }
}

/** The longest address of the menu that the page's own begins with. */
export function currentPage(groups: readonly MenuGroup[], pathname: string): string {
  const paths = groups.flatMap(({ entries }) =>
    entries.flatMap(({ path, pages }) =>
      path === undefined ? (pages ?? []).map((page) => page.path) : [path],
    ),
  )
  return (
    paths.filter((path) => isWithin(pathname, path)).toSorted((one, other) => other.length - one.length)[0] ??
    ''
  )
}

/** The start is a page like the others: what lies below it is not part of it. */
function isWithin(pathname: string, path: string): boolean {
  const isStart = path.split('/').length <= 3
  const plain = pathname.replace(/\/$/, '')
  return plain === path || (!isStart && plain.startsWith(`${path}/`))
}
