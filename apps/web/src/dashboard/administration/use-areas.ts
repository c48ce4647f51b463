import { administrationAreas, type AdministrationArea } from '@wasl/domain/administration'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useStaff } from '../../desk/staff.ts'
import { usePageExists } from '../../desk/menu/use-menu.tsx'
import { usePathname } from '../../base/use-pathname.ts'
import { useLocale } from '../../i18n/language.tsx'

export type Area = (typeof administrationAreas)[number]

/** The areas the user may enter, in the order of the menu. */
export function useAreas(): readonly Area[] {
  const { may } = useStaff()
  const locale = useLocale()
  const exists = usePageExists()
  return administrationAreas.filter(
    ({ area, permission }) => may(permission) && exists(staffPaths.administrationArea(locale, area)),
  )
}

/** The area whose page is open; null on the first page of the administration. */
export function useOpenArea(): AdministrationArea | null {
  const pathname = usePathname()
  const name = pathname.split('/')[4]
  return administrationAreas.find(({ area }) => area === name)?.area ?? null
}
