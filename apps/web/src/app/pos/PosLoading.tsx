import { pick } from '@wasl/domain/locale'
import { useLocale } from '../../i18n/language.tsx'
import { usePosText } from '../../pos/pos.text.ts'
import { usePageFacts } from '../../base/page-context.tsx'
import { FrameSkeleton } from '../../desk/frame/FrameSkeleton.tsx'

/** Without the dashboard's frame: there is none around the counter. */
export function PosLoading() {
  const t = usePosText()
  const { merchant } = usePageFacts()
  return (
    <FrameSkeleton
      kind="gate"
      merchant={pick(merchant.title, useLocale())}
      logoUrl={merchant.logoUrl}
      label={t('pos.loading')}
    />
  )
}
