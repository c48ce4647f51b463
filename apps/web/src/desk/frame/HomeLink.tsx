import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { useLocale } from '../../i18n/language.tsx'
import { staffPaths } from '../staff-paths.ts'
import { useStaffText } from '../staff.text.ts'

export function HomeLink() {
  const t = useStaffText()
  return (
    <ButtonLink href={staffPaths.dashboard(useLocale())} variant="secondary">
      {t('staff.notFound.home')}
    </ButtonLink>
  )
}
