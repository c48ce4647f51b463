import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import type { MoneyValue } from '@wasl/contracts/values/web'
import { pick } from '@wasl/domain/locale'
import { isPayable, parseTransactionState } from '@wasl/domain/states'
import { CopyableValue } from '@wasl/ui/data/CopyableValue'
import { KeyValueList, type KeyValue } from '@wasl/ui/text/KeyValueList'
import { Card } from '@wasl/ui/layout/Card'
import { useLocale } from '../../../../i18n/language.tsx'
import { Amount } from '../../../../parts/Amount.tsx'
import { Instant } from '../../../../parts/Instant.tsx'
import { isLongValue } from '../../../../parts/long-value.ts'
import { Name } from '../../../../parts/Name.tsx'
import { CardHead } from '../../../../desk/object/CardHead.tsx'
import css from '../Detail.module.css'
import { useDetailText } from '../detail.text.ts'
import { isNone } from '../is-none.ts'
import { parseAmount } from '@wasl/domain/money'
import { SplitBar, type SplitPart } from '@wasl/ui/data/SplitBar'

/** What is owed and what came in. S2 §2: a gateway not chosen is 'Not Selected', a fee of zero '-'. */
export function PaymentCard({ transaction }: { transaction: TransactionShown }) {
  const t = useDetailText()
  const locale = useLocale()
  const { money, gateway, orderNo, trackId, unit, created, paidAt, due, expires, deletedAt } = transaction
  const {
    state,
    stateChanged,
    operation,
    invalidMessage,
    redirectUrl,
    webhookUrl,
    payerChooses,
    unresolved,
  } = transaction
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
            ...(unresolved
              ? [
                  {
                    key: 'uncounted',
                    label: t('detail.uncounted'),
                    value: <Uncounted of={unresolved.amount} />,
                  },
                ]
              : []),
            // Nobody pays again while money that came waits for a decision (product 11.1).
            ...(unresolved || isNone(money.remaining) || !isPayable(parseTransactionState(state))
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

/** Within which limits the payer chooses the amount. */
function AmountLimits({ of }: { of: NonNullable<TransactionShown['payerChooses']> }) {
  const t = useDetailText()
  const least = of.minimum && <Amount of={of.minimum} />
  const most = of.maximum && <Amount of={of.maximum} />
  if (least && most) return t.rich('detail.between', { least, most })
  if (least) return t.rich('detail.atLeast', { least })
  return most ? t.rich('detail.atMost', { most }) : t('detail.yes')
}

/** DET-03: paid, refunded, left: the colours of the refund dialog. Shown once something went back. */
function RefundBalance({ money }: Pick<TransactionShown, 'money'>) {
  const t = useDetailText()
  const { refunded, refunding, refundable } = money
  if (isNone(refunded) && isNone(refunding)) return null
  const part = (key: string, series: SplitPart['series'], label: string, of: MoneyValue): SplitPart => {
    const read = parseAmount(of.amount, of.currency)
    return { key, series, label, value: <Amount of={of} />, size: read.ok ? read.value.minor : 0 }
  }
  return (
    <div className={css.balance}>
      <SplitBar
        label={t('detail.balance')}
        parts={[
          part('refunded', 2, t('detail.balanceRefunded'), refunded),
          ...(isNone(refunding) ? [] : [part('refunding', 1, t('detail.balanceRefunding'), refunding)]),
          part('left', 3, t('detail.balanceLeft'), refundable),
        ]}
      />
    </div>
  )
}

/** Null: nobody could read the amount. */
function Uncounted({ of }: { of: MoneyValue | null }) {
  const t = useDetailText()
  return of === null ? t('detail.uncountedUnread') : <Amount of={of} />
}
