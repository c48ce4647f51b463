import { administrationAreas } from './administration.ts'
import { staffAddresses } from './staff-pages.ts'

const areas = ['', ...administrationAreas.map(({ area }) => `/${area}`)]
const addresses = [
  ...staffAddresses.map(({ at }) => at),
  ...areas.map((area) => `dashboard/administration${area}`),
]

/** Pages below `/{lang}` (product.md 3). The server answers 404 for other paths. */
const pages = new RegExp(
  `^/(?:en|ar)/(${addresses.map((at) => at.replaceAll(/:\w+/g, '[A-Za-z0-9_-]{1,64}')).join('|')})/?$`,
)

/** A page of the dashboard or of the counter (S2 §2). */
export const isStaffPage = (pathname: string): boolean => pages.test(pathname)

/** True if a user without sections may open the page: own account, reports, and areas of the administration they may use. */
export function isOpenWithoutSection(pathname: string, may: (permission: string) => boolean): boolean {
  const [, below] = pages.exec(pathname) ?? []
  const [root, part, wanted] = below?.split('/') ?? []
  if (root !== 'dashboard') return false
  switch (part) {
    case 'user':
      return true
    case 'generated-reports':
      return may('view_export_settings')
    // The start page leads to the administration.
    case undefined:
    case 'administration':
      return administrationAreas.some(
        ({ area, permission }) => (wanted === undefined || wanted === area) && may(permission),
      )
    default:
      return false
  }
}
