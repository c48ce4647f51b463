import type { ManagedOrder } from '@wasl/contracts/web/dashboard/orders.contract'
import { KeyValueList, type KeyValue } from '@wasl/ui/text/KeyValueList'
import { Ltr } from '@wasl/ui/text/Ltr'
import { phoneText } from '../../parts/phone-text.ts'
import { useOrdersText } from './orders.text.ts'

export function CustomerFacts({ order }: { order: ManagedOrder }) {
  const t = useOrdersText()
  const { customerName, customerPhone, customerEmail, language } = order
  const rows: KeyValue[] = [
    { key: 'name', label: t('orders.customerName'), value: customerName && <bdi>{customerName}</bdi> },
    { key: 'phone', label: t('orders.phone'), value: customerPhone && <Ltr>{phoneText(customerPhone)}</Ltr> },
    { key: 'email', label: t('orders.email'), value: customerEmail && <Ltr>{customerEmail}</Ltr> },
    { key: 'language', label: t('orders.language'), value: t(`orders.language.${language}`) },
  ]
  return <KeyValueList rows={rows.filter(({ value }) => Boolean(value))} />
}
