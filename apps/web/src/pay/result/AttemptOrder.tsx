import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { byName } from '@wasl/domain/by-name'
import { pick } from '@wasl/domain/locale'
import { KeyValueList, type KeyValue } from '@wasl/ui/text/KeyValueList'
import { useLocale } from '../../i18n/language.tsx'
import { fieldRow } from '../../parts/field-row.tsx'
import { FieldValue } from '../../parts/FieldValue.tsx'
import { Name } from '../../parts/Name.tsx'
import { RemarkRows } from '../../parts/RemarkRows.tsx'
import { useAttemptText } from './attempt.text.ts'
import { CopyableRow } from '../bill/CopyableRow.tsx'

/** S1 §2: the 'Order description' panel. */
export function AttemptOrder({ attempt }: { attempt: Attempt }) {
  const t = useAttemptText()
  const locale = useLocale()
  const names: Record<string, string> = byName({
    'Internal ID': t('attempt.label.internalId'),
    'Due date': t('attempt.label.dueDate'),
    Date: t('attempt.label.date'),
  })
  const rows: KeyValue[] = [
    { key: 'order', label: t('attempt.order'), value: pick(attempt.description, locale) },
    { key: 'from', label: t('attempt.from'), value: <Name of={attempt.unit.title} /> },
  ]
  if (attempt.customer.name) {
    rows.push({ key: 'to', label: t('attempt.to'), value: <Name of={attempt.customer.name} /> })
  }
  for (const { label, value } of attempt.merchantFields) {
    const said = names[label] ?? label
    rows.push({
      ...fieldRow(label, said, value),
      value: (
        <CopyableRow label={said} text={value}>
          {label === 'Internal ID' ? undefined : <FieldValue value={value} />}
        </CopyableRow>
      ),
    })
  }
  if (attempt.promotionalPrice)
    rows.push(fieldRow('promotionalPrice', t('attempt.promotionalPrice'), attempt.promotionalPrice))
  return (
    <>
      <KeyValueList rows={rows} />
      <RemarkRows remarks={attempt.remarks} />
    </>
  )
}
