import type { AdministrationArea } from '@wasl/domain/administration'
import type { Locale } from '@wasl/domain/locale'

/** Pages of what is sold. */
export type ShopPart = 'products' | 'stock' | 'vouchers' | 'categories' | 'stores' | 'banners' | 'settings'

const dashboard = (locale: Locale) => `/${locale}/dashboard`

/** The addresses of the staff app (product.md 3). */
export const staffPaths = {
  login: (locale: Locale) => `/${locale}/login`,
  forgotPassword: (locale: Locale) => `/${locale}/forget-password`,
  resetPassword: (locale: Locale) => `/${locale}/reset-password`,
  dashboard,
  allTransactions: (locale: Locale) => `${dashboard(locale)}/transactions`,
  transactions: (locale: Locale, module: string) => `${dashboard(locale)}/${module}/transactions`,
  deletedTransactions: (locale: Locale, module: string) =>
    `${dashboard(locale)}/${module}/deleted-transactions`,
  counter: (locale: Locale) => `/${locale}/pos/pay`,
  paymentRestriction: (locale: Locale) => `${dashboard(locale)}/customer-payment/payment-restriction`,
  tableHeaders: (locale: Locale, module: string) => `${dashboard(locale)}/${module}/table-headers`,
  /** A new payment request; `?like=` another one, `?template=` or empty. */
  createRequest: (locale: Locale) => `${dashboard(locale)}/payment-request/create`,
  paymentLinks: (locale: Locale) => `${dashboard(locale)}/payment-request/links`,
  bulkUploads: (locale: Locale) => `${dashboard(locale)}/bulk/uploads`,
  orders: (locale: Locale) => `${dashboard(locale)}/catalogue/orders`,
  order: (locale: Locale, plugin: string, id: string) =>
    `${dashboard(locale)}/${plugin.replaceAll('_', '-')}/orders/${id}`,
  /** What the shop sells, and what belongs to it. */
  shop: (locale: Locale, part: ShopPart) => `${dashboard(locale)}/catalogue/${part}`,
  /** Files of products; of one of them by its id. */
  importProducts: (locale: Locale, module: 'catalogue' | 'food-ordering') =>
    `${dashboard(locale)}/${module}/bulk-create`,
  approvePermissions: (locale: Locale) => `${dashboard(locale)}/ticket/approve-permissions`,
  generatedReports: (locale: Locale) => `${dashboard(locale)}/generated-reports`,
  administration: (locale: Locale) => `${dashboard(locale)}/administration`,
  administrationArea: (locale: Locale, area: AdministrationArea) =>
    `${dashboard(locale)}/administration/${area}`,
  help: (locale: Locale) => `${dashboard(locale)}/help`,
  activity: (locale: Locale) => `${dashboard(locale)}/user/activity`,
  userDetails: (locale: Locale) => `${dashboard(locale)}/user/user-details`,
  password: (locale: Locale) => `${dashboard(locale)}/user/password`,
}

/** Whether the staff app has the say over an address of this site: the dashboard and the counter. */
export const isStaffPath = (pathname: string): boolean => /^\/(en|ar)\/(dashboard|pos)(\/|$)/.test(pathname)

/** Where a sign-in leads afterwards: the address that was asked for, if it is one of the dashboard. */
export const isDashboardPath = (pathname: string): boolean => /^\/(en|ar)\/dashboard(\/|$)/.test(pathname)
