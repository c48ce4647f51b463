import type { ManagedOrder } from '@wasl/contracts/web/dashboard/orders.contract'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { useLocale } from '../../i18n/language.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { useOrdersText } from './orders.text.ts'

/** Who prepares it, and until when its goods are kept. */
export function HandoverFacts({ order }: { order: ManagedOrder }) {
  const t = useOrdersText()
  const locale = useLocale()
  const { branchNameEn, branchNameAr, branch, fulfilment, keptUntil } = order
  const place = (locale === 'ar' ? branchNameAr : branchNameEn) ?? branch
  const rows = [
    ...(fulfilment !== 'pickup' && branch
      ? [{ key: 'store', label: t('orders.packsAt'), value: <bdi>{place}</bdi> }]
      : []),
    ...(keptUntil ? [{ key: 'kept', label: t('orders.keptUntil'), value: <Instant at={keptUntil} /> }] : []),
  ]
  return rows.length > 0 && <KeyValueList rows={rows} />
}
