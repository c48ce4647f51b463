import { ExternalLinkIcon } from '@wasl/ui/icons/ExternalLinkIcon'
import { Link } from '@wasl/ui/actions/Link'
import { useLocale } from '../../i18n/language.tsx'
import { HeaderLanguageSwitch } from '../../base/page/HeaderLanguageSwitch.tsx'
import { staffPaths } from '../staff-paths.ts'
import { useStaff } from '../staff.ts'
import { useStaffText } from '../staff.text.ts'
import { useMenuGroups } from '../menu/use-menu.tsx'

/** The administration, elsewhere or here, where it is one that can be opened, and the other language. */
export function StaffTools() {
  const t = useStaffText()
  const { administrationUrl } = useStaff()
  const own = useOwnAdministration()
  return (
    <>
      {administrationUrl ? (
        <Link href={administrationUrl}>
          {t('staff.administration')} <ExternalLinkIcon size={16} />
        </Link>
      ) : (
        own && <Link href={own}>{t('staff.administration')}</Link>
      )}
      <HeaderLanguageSwitch isQuiet />
    </>
  )
}

/** The menu knows whether the user may enter it. */
function useOwnAdministration(): string | null {
  const path = staffPaths.administration(useLocale())
  const entries = useMenuGroups().flatMap((group) => group.entries)
  return entries.some((entry) => entry.path === path) ? path : null
}
