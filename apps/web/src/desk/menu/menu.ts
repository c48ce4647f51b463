import { administrationAreas } from '@wasl/domain/administration'
import type { Locale } from '@wasl/domain/locale'
import { menuPagesOf, moduleOfPlugin } from '@wasl/domain/staff-pages'
import { menuPath, staffPaths } from '../staff-paths.ts'
import type { staffStrings } from '../staff.strings.ts'

type Key = keyof typeof staffStrings
type Page = { path: string; label: Key }
/** A page of its own, or the pages of a module under its name. */
export type MenuEntry = { section: string; label: Key; path?: string; pages?: readonly Page[] }
export type MenuGroup = { id: string; title: Key | null; entries: readonly MenuEntry[] }

export type MenuFacts = {
  sections: readonly string[]
  tableHeaders: readonly string[]
  may: (permission: string) => boolean
  /** Whether the dashboard has this page: an entry appears with the screen it leads to (product.md 9.14). */
  exists: (path: string) => boolean
}

const collecting = ['payment_request', 'bulk', 'customer_payment', 'pos'] as const
const selling = ['catalogue', 'e_commerce', 'session', 'shopify', 'event', 'food_ordering'] as const

/** S2 §2 "Shell and menu": what of the dashboard is open to the user, in its order. */
export function menuOf(locale: Locale, { sections, tableHeaders, may, exists }: MenuFacts): MenuGroup[] {
  const modules = (plugins: typeof collecting | typeof selling): MenuEntry[] =>
    plugins.map((plugin) => ({
      section: plugin,
      label: `staff.section.${plugin}`,
      pages: menuPagesOf(plugin)
        .filter(
          ({ name, permission }) =>
            (permission === null || may(permission)) &&
            (name !== 'tableHeaders' || tableHeaders.includes(plugin)),
        )
        .map(({ name }) => ({
          path: menuPath(locale, name, moduleOfPlugin(plugin)),
          label: `staff.page.${name}` as const,
        }))
        .filter(({ path }) => exists(path)),
    }))
  const groups: MenuGroup[] = [
    {
      id: 'start',
      title: null,
      entries: [
        { section: '', label: 'staff.home', path: staffPaths.dashboard(locale) },
        {
          section: 'general-info',
          label: 'staff.page.allTransactions',
          path: staffPaths.allTransactions(locale),
        },
      ],
    },
    { id: 'collect', title: 'staff.group.collect', entries: modules(collecting) },
    { id: 'sell', title: 'staff.group.sell', entries: modules(selling) },
    {
      id: 'manage',
      title: 'staff.group.manage',
      entries: [
        {
          section: 'ticket',
          label: 'staff.page.approvePermissions',
          path: staffPaths.approvePermissions(locale),
        },
        {
          section: 'generated_reports',
          label: 'staff.section.generated_reports',
          path: staffPaths.generatedReports(locale),
        },
        {
          section: 'administration',
          label: 'staff.administration',
          path: staffPaths.administration(locale),
        },
        { section: 'help', label: 'staff.section.help', path: staffPaths.help(locale) },
      ],
    },
  ]
  const isOpen = ({ section, path, pages }: MenuEntry) =>
    (section === '' ||
      (section === 'administration'
        ? administrationAreas.some(({ permission }) => may(permission))
        : sections.includes(section))) &&
    (path === undefined ? (pages?.length ?? 0) > 0 : exists(path))
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(isOpen) }))
    .filter(({ entries }) => entries.length > 0)
}
