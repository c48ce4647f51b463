import { LostPath } from '@wasl/ui/art/LostPath'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { HomeLink } from './HomeLink.tsx'
import { useStaffText } from '../staff.text.ts'

/** Inside the dashboard's frame: the menu stays. */
export function DashboardNotFound() {
  const t = useStaffText()
  useDocumentTitle(t('staff.notFound.title'))
  return (
    <StatePage drawing={<LostPath />} title={t('staff.notFound.title')} actions={<HomeLink />}>
      <p>{t('staff.notFound.text')}</p>
    </StatePage>
  )
}
