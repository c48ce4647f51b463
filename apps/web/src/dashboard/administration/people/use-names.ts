import type { Role } from '@wasl/contracts/web/dashboard/administration/roles.contract'
import { nameOf } from '@wasl/domain/locale'
import { isReadyRole } from '@wasl/domain/roles'
import type { Section } from '@wasl/domain/sections'
import { useStaffText } from '../../../desk/staff.text.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { usePeopleText } from './people.text.ts'
import { permissionName } from './permission-words.ts'

/** Permissions, sections and roles in words. */
export function useNames() {
  const t = usePeopleText()
  const staffText = useStaffText()
  const locale = useLocale()
  const section = (name: Section) => {
    if (name === 'general-info') return staffText('staff.page.allTransactions')
    return name === 'ticket' ? staffText('staff.page.approvePermissions') : staffText(`staff.section.${name}`)
  }
  const permission = (code: string) => permissionName(code, { t, sectionName: section })
  return {
    section,
    permission,
    permissions: (codes: readonly string[]) => codes.map(permission).join(locale === 'ar' ? '، ' : ', '),
    role: (role: Pick<Role, 'id' | 'nameEn' | 'nameAr'>) =>
      isReadyRole(role.id) ? t(`administration.role.${role.id}`) : nameOf(role, locale),
  }
}
