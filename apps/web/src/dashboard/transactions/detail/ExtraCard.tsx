import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { pick } from '@wasl/domain/locale'
import { KeyValueList } from '@wasl/ui/KeyValueList'
import { Card } from '@wasl/ui/layout/Card'
import { FieldValue } from '../../../parts/FieldValue.tsx'
import { useLocale } from '../../../i18n/language.tsx'
import { RemarkRows } from '../../../parts/RemarkRows.tsx'
import { CardHead } from './CardHead.tsx'
import { useDetailText } from './detail.text.ts'

/** The merchant's own fields, and remarks: a value with `~` and `:` is a table (S2 §2). */
export function ExtraCard({ transaction: { extra, remarks } }: { transaction: TransactionShown }) {
  const t = useDetailText()
  const locale = useLocale()
  const filled = extra.filter(({ value }) => value !== '')
  if (filled.length === 0 && remarks.length === 0) return null
  return (
    <Card>
      <CardHead title={t('detail.extra')} />
      <KeyValueList
        rows={filled.map(({ name, label, value }) => ({
          key: name,
          label: <bdi>{pick(label, locale)}</bdi>,
          value: <FieldValue value={value} />,
          isLong: Array.from(value).length > 20,
        }))}
      />
      <RemarkRows remarks={remarks} />
    </Card>
  )
}
