import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import type { MoneyValue } from '@wasl/contracts/values/web'
import { pick } from '@wasl/domain/locale'
import { isPayable, parseTransactionState } from '@wasl/domain/states'
import { CopyableValue } from '@wasl/ui/data/CopyableValue'
import { KeyValueList, type KeyValue } from '@wasl/ui/KeyValueList'
import { Card } from '@wasl/ui/layout/Card'
import { useLocale } from '../../../i18n/language.tsx'
import { Amount } from '../../../parts/Amount.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import { isLongValue } from '../../../parts/long-value.ts'
import { Name } from '../../../parts/Name.tsx'
import { AmountLimits } from './AmountLimits.tsx'
import { CardHead } from './CardHead.tsx'
import css from './Detail.module.css'
import { useDetailText } from './detail.text.ts'
import { isNone } from './is-none.ts'
import { RefundBalance } from './RefundBalance.tsx'

/** What is owed and what came in. S2 §2: a gateway not chosen is 'Not Selected', a fee of zero '-'. */
export function PaymentCard({ transaction }: { transaction: TransactionShown }) {
  const t = useDetailText()
  const locale = useLocale()
  const { money, gateway, orderNo, trackId, unit, created, paidAt, due, expires, deletedAt } = transaction
  const { state, stateChanged, operation, invalidMessage, redirectUrl, webhookUrl, payerChooses } =
    transaction
  const amount = (key: string, label: string, of: MoneyValue): KeyValue => ({
    key,
    label,
    value: isNone(of) ? '-' : <Amount of={of} />,
  })
  const text = (key: string, label: string, value: string | null): KeyValue[] =>
    value === null
      ? []
      : [
          {
            key,
            label,
            isLong: isLongValue(value),
            value: (
              <CopyableValue
                text={value}
                label={t('detail.copyValue', { name: label })}
                copiedLabel={t('detail.copied')}
              />
            ),
          },
        ]
  const time = (key: string, label: string, at: string | null): KeyValue[] =>
    at === null ? [] : [{ key, label, value: <Instant at={at} /> }]

  return (
    <Card>
      <CardHead title={t('detail.payment')} />
      <div className={css.facts}>
        <KeyValueList
          rows={[
            amount('amount', t('detail.amount'), money.amount),
            ...(money.original.amount === money.amount.amount
              ? []
              : [amount('original', t('detail.original'), money.original)]),
            ...(payerChooses
              ? [
                  {
                    key: 'choice',
                    label: t('detail.payerChooses'),
                    value: <AmountLimits of={payerChooses} />,
                  },
                ]
              : []),
            {
              key: 'operation',
              label: t('detail.operation'),
              value: t(`detail.operation.${operation}`),
            },
            amount('fee', t('detail.fee'), money.fee),
            ...(isNone(money.authorized)
              ? []
              : [amount('authorized', t('detail.authorized'), money.authorized)]),
            amount('paid', t('detail.paid'), money.paid),
            ...(isNone(money.remaining) || !isPayable(parseTransactionState(state))
              ? []
              : [amount('remaining', t('detail.remaining'), money.remaining)]),
            {
              key: 'gateway',
              label: t('detail.gateway'),
              value: gateway ? <Name of={gateway} /> : t('detail.notSelected'),
            },
          ]}
        />
        <KeyValueList
          rows={[
            ...text('orderNo', t('detail.orderNo'), orderNo),
            ...text('trackId', t('detail.trackId'), trackId),
            { key: 'unit', label: t('detail.unit'), isLong: false, value: pick(unit, locale) },
            ...time('created', t('detail.created'), created),
            ...time('stateChanged', t('detail.stateChanged'), stateChanged),
            ...time('paidAt', t('detail.paidAt'), paidAt),
            ...time('due', t('detail.due'), due),
            ...time('expires', t('detail.expires'), paidAt ? null : expires),
            ...time('deletedAt', t('detail.deletedAt'), deletedAt),
            ...text('redirectUrl', t('detail.redirectUrl'), redirectUrl),
            ...text('webhookUrl', t('detail.webhookUrl'), webhookUrl),
            ...(invalidMessage
              ? [{ key: 'reason', label: t('detail.message'), value: pick(invalidMessage, locale) }]
              : []),
          ]}
        />
      </div>
      <RefundBalance money={money} />
    </Card>
  )
}
