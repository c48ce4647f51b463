import { administrationAreas } from '@wasl/domain/administration'
import type { Locale } from '@wasl/domain/locale'
import { moduleOfPlugin } from './sections-of-paths.ts'
import { staffPaths } from '../staff-paths.ts'
import type { staffStrings } from '../staff.strings.ts'

type Key = keyof typeof staffStrings
/** `permission` is what it takes to see the page in the menu; the server asks for it again. */
type Page = { path: string; label: Key; permission?: string }
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
      pages: pagesOf(locale, plugin).filter(
        ({ path, label, permission }) =>
          exists(path) &&
          (permission === undefined || may(permission)) &&
          (label !== 'staff.page.headers' || tableHeaders.includes(plugin)),
      ),
    }))
  const groups: MenuGroup[] = [
    {
      id: 'start',
      title: null,
      entries: [
        { section: '', label: 'staff.home', path: staffPaths.dashboard(locale) },
        { section: 'general-info', label: 'staff.page.all', path: staffPaths.allTransactions(locale) },
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
          label: 'staff.page.approve',
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

function pagesOf(locale: Locale, plugin: string): Page[] {
  const module = moduleOfPlugin(plugin)
  return [
    ...(plugin === 'payment_request'
      ? [
          {
            path: staffPaths.createRequest(locale),
            label: 'staff.page.create' as const,
            permission: 'payment.create',
          },
          {
            path: staffPaths.paymentLinks(locale),
            label: 'staff.page.links' as const,
            permission: 'payment.create',
          },
        ]
      : []),
    ...(plugin === 'bulk'
      ? [{ path: staffPaths.bulkUploads(locale), label: 'staff.page.uploads' as const }]
      : []),
    ...(plugin === 'pos' ? [{ path: staffPaths.counter(locale), label: 'staff.page.counter' as const }] : []),
    ...(plugin === 'catalogue'
      ? [
          {
            path: staffPaths.orders(locale),
            label: 'staff.page.orders' as const,
            permission: 'orders.manage',
          },
        ]
      : []),
    ...(plugin === 'catalogue'
      ? (['products', 'stock', 'vouchers', 'categories', 'stores', 'banners', 'settings'] as const).map(
          (part) => ({
            path: staffPaths.shop(locale, part),
            label: `staff.page.shop.${part}` as const,
            permission: 'catalogue.manage',
          }),
        )
      : []),
    ...(plugin === 'catalogue' || plugin === 'food_ordering'
      ? [
          {
            path: staffPaths.importProducts(locale, plugin === 'catalogue' ? 'catalogue' : 'food-ordering'),
            label: 'staff.page.import' as const,
            permission: 'products.import',
          },
        ]
      : []),
    { path: staffPaths.transactions(locale, module), label: 'staff.page.transactions' },
    { path: staffPaths.deletedTransactions(locale, module), label: 'staff.page.deleted' },
    ...(plugin === 'customer_payment'
      ? [
          {
            path: staffPaths.paymentRestriction(locale),
            label: 'staff.page.restriction' as const,
            permission: 'restrictions.manage',
          },
        ]
      : []),
    { path: staffPaths.tableHeaders(locale, module), label: 'staff.page.headers' },
  ]
}
