import { ClosedGate } from '@wasl/ui/art/ClosedGate'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { useMerchantName } from '../parts/useMerchantName.ts'
import { HomeLink } from './frame/HomeLink.tsx'
import { useStaffText } from './staff.text.ts'

/** A plugin or section that is off, for the merchant or for the user: no dead end, and no word of what is behind it. */
export function DashboardForbidden() {
  const t = useStaffText()
  useDocumentTitle(t('staff.forbidden.title'))
  return (
    <StatePage drawing={<ClosedGate />} title={t('staff.forbidden.title')} actions={<HomeLink />}>
      <p>{t('staff.forbidden.text', { merchant: useMerchantName() })}</p>
    </StatePage>
  )
}
