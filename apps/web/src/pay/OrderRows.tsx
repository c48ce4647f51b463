import type { Bill } from '@wasl/contracts/web/pay.contract'
import { byName } from '@wasl/domain/by-name'
import { pick } from '@wasl/domain/locale'
import { KeyValueList, type KeyValue } from '@wasl/ui/KeyValueList'
import { Ltr } from '@wasl/ui/Ltr'
import { useLocale } from '../i18n/language.tsx'
import { fieldRow } from '../parts/field-row.tsx'
import { RemarkRows } from '../parts/RemarkRows.tsx'
import { usePayText } from './pay.text.ts'

/** What is paid for: description, order number, the merchant's own fields and remarks. */
export function OrderRows({
  bill,
}: {
  bill: Pick<Bill, 'description' | 'orderNo' | 'merchantFields' | 'promotionalPrice' | 'remarks'>
}) {
  const t = usePayText()
  const locale = useLocale()
  const names: Record<string, string> = byName({
    'Internal ID': t('payPage.internalId'),
    Date: t('payPage.date'),
    'Due date': t('payPage.due'),
  })
  const rows: KeyValue[] = bill.merchantFields.map(({ label, value }) =>
    fieldRow(label, names[label] ?? label, value),
  )
  if (bill.promotionalPrice)
    rows.push(fieldRow('promotionalPrice', t('payPage.promotionalPrice'), bill.promotionalPrice))
  const description = pick(bill.description, locale)
  if (bill.orderNo)
    rows.unshift({ key: 'orderNo', label: t('payPage.orderNo'), value: <Ltr>{bill.orderNo}</Ltr> })
  if (description) rows.unshift({ key: 'order', label: t('payPage.order'), value: description })
  return (
    <>
      <KeyValueList rows={rows} />
      <RemarkRows remarks={bill.remarks} />
    </>
  )
}
