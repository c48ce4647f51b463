import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ManagedOrder } from '@wasl/contracts/web/dashboard/orders.contract'
import { sourceAt } from '@wasl/domain/picture-widths'
import { nameOf } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { Dots } from '@wasl/ui/text/Dots'
import { KeyValueList, type KeyValue } from '@wasl/ui/text/KeyValueList'
import { Link } from '@wasl/ui/actions/Link'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useState } from 'react'
import { answerOf } from '../../base/session/answer-of.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { StaffFailed } from '../../desk/StaffFailed.tsx'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useStaff } from '../../desk/staff.ts'
import { useTell } from '../../desk/use-tell.ts'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import css from './Orders.module.css'
import { OrderState } from './OrderState.tsx'
import { orderQuery, ordersKey } from './orders.queries.ts'
import { useOrdersText } from './orders.text.ts'
import { RefundLines } from './RefundLines.tsx'
import { useOrderWords } from './use-order-words.ts'

/** An order whole: its lines, what is to be done, where it goes, and what happened to it. */
export function OrderCard({ id }: { id: string }) {
  const t = useOrdersText()
  const { data, error, refetch } = useQuery(orderQuery(id))
  if (data) return <Order order={data} />
  if (error) return <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} />
  return <SkeletonBlocks kind="details" label={t('orders.loading')} />
}

function Order({ order }: { order: ManagedOrder }) {
  return (
    <div className={css.card}>
      <Dots>
        <OrderState state={order.state} />
        <PaymentWord order={order} />
      </Dots>
      <Steps order={order} />
      <Lines order={order} />
      <Facts order={order} />
      <OrderHistory order={order} />
    </div>
  )
}

function PaymentWord({ order: { paymentState, refundState } }: { order: ManagedOrder }) {
  const t = useOrdersText()
  return (
    <>
      <span>{t(`orders.pay.${paymentState}`)}</span>
      {refundState !== 'none' && <span>{t(`orders.refund.${refundState}`)}</span>}
    </>
  )
}

/** The next step first; what gives money or goods back at the end. */
function Steps({ order }: { order: ManagedOrder }) {
  const t = useOrdersText()
  const { stateName, stepName, number } = useOrderWords()
  const { may } = useStaff()
  const queries = useQueryClient()
  const notices = useNotices()
  const tell = useTell()
  const [asks, setAsks] = useState<'cancel' | 'refund' | null>(null)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (to: string) =>
      answerOf(await staffClient.orders.move({ params: { id: order.id }, body: { to } })),
    onSuccess: (moved) =>
      notices.success(t('orders.moved', { number: number(moved.number), state: stateName(moved.state) })),
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: ordersKey }),
  })
  const isRefundable = Number(order.refundable) > 0 && may('payment.refund')
  return (
    <div className={css.steps}>
      {order.moves.map((to, at) => (
        <Button
          key={to}
          size="row"
          variant={at === 0 ? 'primary' : 'secondary'}
          isPending={isPending && variables === to}
          onClick={() => !isPending && mutate(to)}
        >
          {stepName(to)}
        </Button>
      ))}
      {isRefundable && (
        <Button size="row" variant="quiet" onClick={() => setAsks('refund')}>
          {t('orders.refundLines')}
        </Button>
      )}
      {order.mayCancel && (
        <Button size="row" variant="quiet" onClick={() => setAsks('cancel')}>
          {t('orders.cancel')}
        </Button>
      )}
      {asks === 'cancel' && <CancelOrder order={order} onClosed={() => setAsks(null)} />}
      {asks === 'refund' && <RefundLines order={order} onClosed={() => setAsks(null)} />}
    </div>
  )
}

function Lines({ order }: { order: ManagedOrder }) {
  const t = useOrdersText()
  const locale = useLocale()
  const { totals, voucherCode, currencyCode: currency } = order
  const amount = (value: string) => <Amount of={{ amount: value, currency }} />
  const rows: (KeyValue | null)[] = [
    { key: 'subtotal', label: t('orders.subtotal'), value: amount(totals.subtotal) },
    row('voucher', t('orders.voucher', { code: voucherCode ?? '' }), totals.voucherDiscount),
    row('delivery', t('orders.delivery'), totals.deliveryFee),
    row('service', t('orders.service'), totals.serviceCharge),
    row('fee', t('orders.fee'), totals.gatewayFee),
    row('tax', t('orders.tax'), totals.tax),
    { key: 'total', label: t('orders.total'), value: amount(totals.total) },
  ]
  return (
    <section aria-label={t('orders.lines')}>
      <ul className={css.lines}>
        {order.lines.map((line) => (
          <li key={line.position} className={css.line}>
            {line.imageUrl ? (
              <img src={sourceAt(line.imageUrl, 80)} alt="" width={40} height={40} />
            ) : (
              <span className={css.blank} />
            )}
            <span className={css.what}>
              <bdi>{nameOf(line, locale)}</bdi>
              <small>
                <Dots>
                  <span>{t.rich('orders.pieces', { n: line.quantity, amount: amount(line.unitPrice) })}</span>
                  {line.refundedQuantity > 0 && t('orders.refunded', { n: line.refundedQuantity })}
                  {Object.entries(line.answers).map(([code, answer]) => (
                    <bdi key={code}>{answer}</bdi>
                  ))}
                </Dots>
              </small>
            </span>
            {amount(line.total)}
          </li>
        ))}
      </ul>
      <KeyValueList rows={rows.flatMap((one) => one ?? [])} />
    </section>
  )

  function row(key: string, label: string, value: string): KeyValue | null {
    return Number(value) === 0 ? null : { key, label, value: amount(value) }
  }
}

function Facts({ order }: { order: ManagedOrder }) {
  const t = useOrdersText()
  const locale = useLocale()
  const { customerName, customerPhone, customerEmail, address, note, branch, keptUntil, payments } = order
  const rows: KeyValue[] = [
    { key: 'customer', label: t('orders.customer'), value: customerName && <bdi>{customerName}</bdi> },
    { key: 'phone', label: t('orders.phone'), value: customerPhone && <Ltr>{customerPhone}</Ltr> },
    { key: 'email', label: t('orders.email'), value: customerEmail && <Ltr>{customerEmail}</Ltr> },
    {
      key: 'fulfilment',
      label: t('orders.fulfilment'),
      value: t(`orders.fulfilment.${order.fulfilment}`),
    },
    {
      key: 'address',
      label: t('orders.address'),
      value: address && <bdi>{Object.values(address).join(locale === 'ar' ? '، ' : ', ')}</bdi>,
    },
    { key: 'store', label: t('orders.store'), value: branch && <Ltr>{branch}</Ltr> },
    { key: 'note', label: t('orders.customerNote'), value: note && <bdi>{note}</bdi> },
    { key: 'kept', label: t('orders.keptUntil'), value: keptUntil && <Instant at={keptUntil} /> },
    {
      key: 'payment',
      label: t('orders.payment'),
      value: payments.length > 0 && (
        <Dots>
          {payments.map(({ transactionId }) => (
            <Link
              key={transactionId}
              href={`${staffPaths.transactions(locale, 'catalogue')}/${transactionId}`}
            >
              <Ltr>{transactionId}</Ltr>
            </Link>
          ))}
        </Dots>
      ),
    },
  ]
  return (
    <section aria-label={t('orders.facts')}>
      <KeyValueList rows={rows.filter(({ value }) => Boolean(value))} />
    </section>
  )
}
