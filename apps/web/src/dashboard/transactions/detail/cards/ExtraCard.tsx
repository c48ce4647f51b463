import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { pick } from '@wasl/domain/locale'
import { parseRemarks } from '@wasl/domain/remarks'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { Card } from '@wasl/ui/layout/Card'
import { RemarksTable } from '@wasl/ui/text/RemarksTable'
import { FieldValue } from '../../../../parts/FieldValue.tsx'
import { useLocale } from '../../../../i18n/language.tsx'
import { isLongValue } from '../../../../parts/long-value.ts'
import { RemarkRows } from '../../../../parts/RemarkRows.tsx'
import { CardHead } from '../../../../desk/object/CardHead.tsx'
import { useDetailText } from '../detail.text.ts'

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
        rows={filled.map(({ name, label, value }) => {
          const title = pick(label, locale)
          const rows = parseRemarks(value)
          return {
            key: name,
            label: <bdi>{title}</bdi>,
            value: rows ? <RemarksTable caption={title} rows={rows} /> : <FieldValue value={value} />,
            isLong: rows !== null || isLongValue(value),
          }
        })}
      />
      <RemarkRows remarks={remarks} />
    </Card>
  )
}
