import { groupedText, parseAmount } from '@wasl/domain/money'
import { AmountField } from '@wasl/ui/money/AmountField'
import { Checkbox } from '@wasl/ui/fields/choices/Checkbox'
import { RadioCards } from '@wasl/ui/fields/choices/RadioCards'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useState } from 'react'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useSaving } from '../form/use-saving.ts'
import { useStaff } from '../staff.ts'
import { useLocale } from '../../i18n/language.tsx'
import css from './Order.module.css'
import { ordersKey } from './orders.queries.ts'
import { useOrdersText } from './orders.text.ts'
import type { OrderOf } from './order-of.ts'
import { OrderQuestion } from './OrderQuestion.tsx'
import { tellMoney } from './tell-money.ts'
import { useOrderWords } from './use-order-words.ts'

const refunds = ['full', 'part', 'none'] as const

/** commerce.md D11: the order, its money and its goods are asked for apart. */
export function CancelOrder({ plugin, order, onClosed }: OrderOf & { onClosed: () => void }) {
  const t = useOrdersText()
  const locale = useLocale()
  const { may } = useStaff()
  const { number } = useOrderWords()
  const notices = useNotices()
  const saving = useSaving(ordersKey)
  const { currencyCode: currency, refundable } = order
  const isPaid = Number(refundable) > 0
  const [wish, setWish] = useState({
    reason: '',
    restock: true,
    amount: '',
    refund: isPaid && may('payment.refund') ? ('full' as const) : ('none' as const),
  } as { reason: string; restock: boolean; amount: string; refund: (typeof refunds)[number] })
  const change = (changes: Partial<typeof wish>) => setWish((now) => ({ ...now, ...changes }))
  const all = parseAmount(refundable, currency)
  const send = async () => {
    const { amount, ...body } = wish
    const done = await saving.save(() =>
      staffClient.orders.cancel({
        params: { plugin, id: order.id },
        body: { ...body, ...(body.refund === 'part' && { amount }) },
      }),
    )
    if (done === null) return
    tellMoney(notices, done.money, t('orders.canceled', { number: number(order.number) }))
    onClosed()
  }
  return (
    <OrderQuestion
      title={t('orders.cancelTitle', { number: number(order.number) })}
      yes={t('orders.cancelYes')}
      no={t('orders.keep')}
      saving={saving}
      onYes={() => void send()}
      onClosed={onClosed}
    >
      <TextField
        label={t('orders.reason')}
        data-first-focus=""
        maxLength={280}
        value={wish.reason}
        onChange={(event) => change({ reason: event.target.value })}
        problem={saving.problemOf('reason') ?? null}
      />
      {isPaid && may('payment.refund') && (
        <RadioCards
          label={t('orders.money')}
          choices={refunds.map((value) => ({
            value,
            label: t(`orders.money.${value}`, {
              amount: all.ok ? `\u2066${currency} ${groupedText(all.value)}\u2069` : refundable,
            }),
          }))}
          value={wish.refund}
          onChange={(value) => change({ refund: refunds.find((one) => one === value) ?? 'none' })}
        />
      )}
      {wish.refund === 'part' && (
        <AmountField
          label={t('orders.amount')}
          money={{ currency, locale }}
          question={t('orders.amountQuestion')}
          value={wish.amount}
          onChange={(amount) => change({ amount })}
          problem={saving.problemOf('amount') ?? null}
        />
      )}
      <div className={css.check}>
        <Checkbox
          label={t('orders.restock')}
          checked={wish.restock}
          onChange={() => change({ restock: !wish.restock })}
        />
      </div>
    </OrderQuestion>
  )
}
