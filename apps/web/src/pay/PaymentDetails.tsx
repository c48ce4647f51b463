import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { isPositive, parseAmount } from '@wasl/domain/money'
import { KeyValueList, type KeyValue } from '@wasl/ui/KeyValueList'
import { Ltr } from '@wasl/ui/Ltr'
import { Amount } from '../parts/Amount.tsx'
import { isLongValue } from '../parts/long-value.ts'
import { Name } from '../parts/Name.tsx'
import { TransactionBadge } from '../parts/TransactionBadge.tsx'
import { useAttemptText } from './attempt.text.ts'
import { CopyableRow } from './CopyableRow.tsx'
import { badgeState, type Outcome } from './outcome.ts'

/** S1 §3 "payment_details"; what depends on the language is said by us, the rest as the gateway sent it. */
export function PaymentDetails({ attempt, outcome }: { attempt: Attempt; outcome: Outcome }) {
  const t = useAttemptText()
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
      return [
        {
          key: label,
          label: said,
          value: (
            <CopyableRow label={said} text={value}>
              <Ltr isId={ids.has(label)}>{value}</Ltr>
            </CopyableRow>
          ),
          isLong: isLongValue(value),
        },
      ]
    }),
  ]
  return <KeyValueList rows={rows} />

  function amountRows(): KeyValue[] {
    const fee = parseAmount(attempt.fee.amount, attempt.fee.currency)
    if (!fee.ok || !isPositive(fee.value)) return []
    return [
      { key: 'subtotal', label: t('attempt.subtotal'), value: <Amount of={attempt.amount} /> },
      { key: 'fee', label: t('attempt.fee'), value: <Amount of={attempt.fee} /> },
    ]
  }
}

/** What is read out letter by letter. */
const ids = new Set(['Order No', 'Track ID', 'Transaction ID', 'Auth Code', 'Reference ID', 'Payment ID'])

/** The core's labels; null for what stands elsewhere on the page in the reader's language. */
const labelKeys: Readonly<Record<string, Parameters<ReturnType<typeof useAttemptText>>[0] | null>> = {
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
}
