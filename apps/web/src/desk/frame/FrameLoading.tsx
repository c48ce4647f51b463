import { useLocale } from '../../i18n/language.tsx'
import { pick } from '@wasl/domain/locale'
import { usePageFacts } from '../../base/page-context.tsx'
import { FrameSkeleton } from './FrameSkeleton.tsx'
import { useStaffText } from '../staff.text.ts'

/** What the server sent, for as long as the app knows no more than it. */
export function FrameLoading() {
  const t = useStaffText()
  const { merchant } = usePageFacts()
  return (
    <FrameSkeleton
      kind="dashboard"
      merchant={pick(merchant.title, useLocale())}
      logoUrl={merchant.logoUrl}
      label={t('staff.loading')}
    />
  )
}
