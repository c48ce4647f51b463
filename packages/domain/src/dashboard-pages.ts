import { administrationAreas } from './administration.ts'
import { headerPermission, sections, sectionOfPlugin } from './sections.ts'

/** 'payment-request' in an address is the plugin 'payment_request'. */
const modules = sections.filter((section) => sectionOfPlugin(section) !== null && section !== 'ticket')
const namesOf = (plugins: readonly string[]) => plugins.map((plugin) => plugin.replaceAll('_', '-')).join('|')
const moduleNames = namesOf(modules)
/** Plugins with table headers; the counter has none (S2 §2). */
const withHeaders = namesOf(modules.filter((plugin) => headerPermission(plugin) !== null))
const areaNames = administrationAreas.map(({ area }) => area).join('|')
const id = '[A-Za-z0-9_-]{1,64}'

/** Pages below `/{lang}/dashboard` (product.md 3). The server answers 404 for other paths. */
const pages = new RegExp(
  '^(' +
    [
      '',
      `transactions(/${id})?`,
      `(${moduleNames})/(deleted-)?transactions(/${id})?`,
      `(${withHeaders})/table-headers`,
      'payment-request/(create|links)',
      'catalogue/(products|stock|vouchers|categories|stores|banners|settings)',
      `(catalogue|food-ordering)/bulk-create(/${id})?`,
      `catalogue/orders(/${id})?`,
      'customer-payment/payment-restriction',
      `bulk/uploads(/${id}(/dispatch-logs(/${id}/transaction-logs)?)?)?`,
      'generated-reports',
      'ticket/approve-permissions',
      'help',
      `administration(/(${areaNames}))?`,
      'user/(user-details|password|activity)',
    ].join('|') +
    ')$',
)

/** S2 §2: the counter's addresses below `/{lang}`. */
export const isCounterPage = (pathname: string): boolean =>
  new RegExp(`^/(?:en|ar)/pos/(pay(/collect)?/${id}|pay|attempt-detail/${id})/?$`).test(pathname)

export const isDashboardPage = (pathname: string): boolean => pageOf(pathname) !== null

/** True if a user without sections may open the page: own account, reports, and areas of the administration they may use. */
export function isOpenWithoutSection(pathname: string, may: (permission: string) => boolean): boolean {
  const [part, wanted] = pageOf(pathname)?.split('/') ?? []
  switch (part) {
    case 'user':
      return true
    case 'generated-reports':
      return may('view_export_settings')
    // The start page leads to the administration.
    case '':
    case 'administration':
      return administrationAreas.some(
        ({ area, permission }) => (wanted === undefined || wanted === area) && may(permission),
      )
    default:
      return false
  }
}

/** The path below the dashboard's address, or null if there is no such page. */
function pageOf(pathname: string): string | null {
  const [, below] = /^\/(?:en|ar)\/dashboard\/?(.*?)\/?$/.exec(pathname) ?? []
  return below !== undefined && pages.test(below) ? below : null
}
