import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { byName } from '@wasl/domain/by-name'
import type { Locale } from '@wasl/domain/locale'
import { isPositive, parseAmount } from '@wasl/domain/money'
import { dateText } from '@wasl/ui/text/date-text.ts'
import { KeyValueList, type KeyValue } from '@wasl/ui/text/KeyValueList'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { isLongValue } from '../../parts/long-value.ts'
import { Name } from '../../parts/Name.tsx'
import { TransactionBadge } from '../../parts/TransactionBadge.tsx'
import { useAttemptText } from '../result/attempt.text.ts'
import { CopyableRow } from './CopyableRow.tsx'
import { badgeState, type Outcome } from '../result/outcome.ts'

/** S1 §3 "payment_details"; what depends on the language is said by us, the rest as the gateway sent it. */
export function PaymentDetails({ attempt, outcome }: { attempt: Attempt; outcome: Outcome }) {
  const t = useAttemptText()
  const locale = useLocale()
  const rows: KeyValue[] = [
    {
      key: 'Status',
      label: t('attempt.status'),
      value: <TransactionBadge state={badgeState(outcome)} isResult />,
    },
    { key: 'Gateway', label: t('attempt.paidWith'), value: <Name of={attempt.gateway} /> },
    ...amountRows(),
    ...attempt.paymentDetails.flatMap(({ label, value }) => {
      const name = labelKeys[label]
      if (name === null) return []
      const said = name ? t(name) : label
      const own =
        label === 'Post Date' ? dayText(value, locale) : label === 'Result' ? resultText(value) : null
      return [
        {
          key: label,
          label: said,
          value: (
            <CopyableRow label={said} text={own ?? value}>
              {own ?? <Ltr isId={ids.has(label)}>{value}</Ltr>}
            </CopyableRow>
          ),
          isLong: isLongValue(value),
        },
      ]
    }),
  ]
  return <KeyValueList rows={rows} />

  /** A gateway's own word is in no language of ours; one that we do not know stays as it is. */
  function resultText(value: string): string | null {
    const key =
      resultKeys[
        value
          .trim()
          .toUpperCase()
          .replace(/[\s_-]+/g, ' ')
      ]
    return key ? t(`attempt.gatewayResult.${key}`) : null
  }

  function amountRows(): KeyValue[] {
    const fee = parseAmount(attempt.fee.amount, attempt.fee.currency)
    if (!fee.ok || !isPositive(fee.value)) return []
    return [
      { key: 'subtotal', label: t('attempt.subtotal'), value: <Amount of={attempt.amount} /> },
      { key: 'fee', label: t('attempt.fee'), value: <Amount of={attempt.fee} /> },
    ]
  }
}

/** A gateway's day of booking, as every other date of the page; null where it is written in another way. */
function dayText(value: string, locale: Locale): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  const day = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? null : dateText(day, locale, 'UTC')
}

type GatewayResult = 'captured' | 'authorized' | 'failed' | 'canceled' | 'expired' | 'pending'

const resultKeys: Readonly<Record<string, GatewayResult>> = byName({
  CAPTURED: 'captured',
  APPROVED: 'captured',
  SUCCESS: 'captured',
  AUTHORIZED: 'authorized',
  'NOT CAPTURED': 'failed',
  DECLINED: 'failed',
  FAILED: 'failed',
  CANCELED: 'canceled',
  CANCELLED: 'canceled',
  EXPIRED: 'expired',
  PENDING: 'pending',
})

/** What is read out letter by letter. */
const ids = new Set(['Order No', 'Track ID', 'Transaction ID', 'Auth Code', 'Reference ID', 'Payment ID'])

/** The core's labels; null for what stands elsewhere on the page in the reader's language. */
const labelKeys: Readonly<Record<string, Parameters<ReturnType<typeof useAttemptText>>[0] | null>> = byName({
  Status: null,
  Gateway: null,
  Amount: null,
  'Reference No': null,
  Result: 'attempt.label.result',
  'Order No': 'attempt.label.orderNo',
  'Track ID': 'attempt.label.trackId',
  'Post Date': 'attempt.label.postDate',
  'Transaction ID': 'attempt.label.transactionId',
  'Auth Code': 'attempt.label.authCode',
  'Reference ID': 'attempt.label.referenceId',
  'Payment ID': 'attempt.label.paymentId',
})
