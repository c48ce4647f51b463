import type { AdministrationArea } from '@wasl/domain/administration'
import type { Locale } from '@wasl/domain/locale'
import { moduleOfPlugin, staffPages, type MenuPageName, type StaffPageName } from '@wasl/domain/staff-pages'

type Pages = typeof staffPages
/** One value for each name in an address. */
type Values<At extends string> = At extends `${string}:${infer Rest}` ? [value: string, ...Values<Rest>] : []

/** The addresses of the staff app (product.md 3): `staffPaths.transactions('en', 'bulk')`. */
export const staffPaths = {
  ...addressed(),
  login: (locale: Locale) => `/${locale}/login`,
  forgotPassword: (locale: Locale) => `/${locale}/forget-password`,
  resetPassword: (locale: Locale) => `/${locale}/reset-password`,
  administration: (locale: Locale) => `/${locale}/dashboard/administration`,
  administrationArea: (locale: Locale, area: AdministrationArea) =>
    `/${locale}/dashboard/administration/${area}`,
}

/** The address of a page of a module's menu, which may name the module. */
export const menuPath = (locale: Locale, name: MenuPageName, module: string): string =>
  addressOf(locale, staffPages[name].at, [module])

const addressOf = (locale: Locale, at: string, values: readonly string[]): string => {
  const names: readonly string[] = at.match(/:\w+/g) ?? []
  return names.reduce(
    (path, name, place) => path.replace(name, inAddress(name, values[place])),
    `/${locale}/${at}`,
  )
}

/** A module is named by its plugin too. */
const inAddress = (name: string, value = ''): string => (name === ':module' ? moduleOfPlugin(value) : value)

function addressed() {
  const paths = Object.entries(staffPages).map(([name, { at }]) => [
    name,
    (locale: Locale, ...values: string[]) => addressOf(locale, at, values),
  ])
  return Object.fromEntries(paths) as {
    [Name in StaffPageName]: (locale: Locale, ...values: Values<Pages[Name]['at']>) => string
  }
}

/** Whether the staff app has the say over an address of this site: the dashboard and the counter. */
export const isStaffPath = (pathname: string): boolean => /^\/(en|ar)\/(dashboard|pos)(\/|$)/.test(pathname)

/** Where a sign-in leads afterwards: the address that was asked for, if it is one of the dashboard. */
export const isDashboardPath = (pathname: string): boolean => /^\/(en|ar)\/dashboard(\/|$)/.test(pathname)
