import type { ManagedOrder } from '@wasl/contracts/web/dashboard/orders.contract'
import { nameOf } from '@wasl/domain/locale'
import { sourceAt } from '@wasl/domain/picture-widths'
import { Dots } from '@wasl/ui/text/Dots'
import { KeyValueList, type KeyValue } from '@wasl/ui/text/KeyValueList'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import css from './Order.module.css'
import { useOrdersText } from './orders.text.ts'

/** What was bought, and what it came to. */
export function OrderLines({ order }: { order: ManagedOrder }) {
  const t = useOrdersText()
  const locale = useLocale()
  const { totals, voucherCode, currencyCode: currency, note } = order
  const amount = (value: string) => <Amount of={{ amount: value, currency }} />
  const rows: (KeyValue | null)[] = [
    { key: 'subtotal', label: t('orders.subtotal'), value: amount(totals.subtotal) },
    row('voucher', t('orders.voucher', { code: voucherCode ?? '' }), `-${totals.voucherDiscount}`),
    row('delivery', t('orders.delivery'), totals.deliveryFee),
    row('service', t('orders.service'), totals.serviceCharge),
    row('fee', t('orders.fee'), totals.gatewayFee),
    row('tax', t('orders.tax'), totals.tax),
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
            <b>{amount(line.total)}</b>
          </li>
        ))}
      </ul>
      {note && (
        <p className={css.note} dir="auto">
          {note}
        </p>
      )}
      <div className={css.totals}>
        <KeyValueList rows={rows.flatMap((one) => one ?? [])} />
        <p className={css.total}>
          <span>{t('orders.total')}</span>
          <b>{amount(totals.total)}</b>
        </p>
      </div>
    </section>
  )

  function row(key: string, label: string, value: string): KeyValue | null {
    return Number(value) === 0 ? null : { key, label, value: amount(value) }
  }
}
