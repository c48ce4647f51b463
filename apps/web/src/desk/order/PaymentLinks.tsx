import { Dots } from '@wasl/ui/text/Dots'
import { Link } from '@wasl/ui/actions/Link'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useLocale } from '../../i18n/language.tsx'
import { staffPaths } from '../staff-paths.ts'
import type { OrderOf } from './order-of.ts'
import { useOrdersText } from './orders.text.ts'

export function PaymentLinks({ plugin, order }: OrderOf) {
  const t = useOrdersText()
  const locale = useLocale()
  if (order.payments.length === 0) return t('orders.pay.none_due')
  return (
    <Dots>
      {order.payments.map(({ transactionId }) => (
        <Link
          key={transactionId}
          href={`${staffPaths.transactions(locale, plugin.replaceAll('_', '-'))}/${transactionId}`}
        >
          <Ltr>{transactionId}</Ltr>
        </Link>
      ))}
    </Dots>
  )
}
