import type { ManagedOrder, OrderHappening } from '@wasl/contracts/web/dashboard/orders.contract'
import { pick } from '@wasl/domain/locale'
import { dayIn } from '@wasl/domain/wall-clock'
import { LongDate } from '@wasl/ui/data/LongDate'
import { Timeline } from '@wasl/ui/data/Timeline'
import { CreditCardIcon } from '@wasl/ui/icons/CreditCardIcon'
import { LayersIcon } from '@wasl/ui/icons/LayersIcon'
import { MailIcon } from '@wasl/ui/icons/MailIcon'
import { ShoppingBagIcon } from '@wasl/ui/icons/ShoppingBagIcon'
import { TagIcon } from '@wasl/ui/icons/TagIcon'
import { WebhookIcon } from '@wasl/ui/icons/WebhookIcon'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { Dots } from '@wasl/ui/text/Dots'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useState, type ReactNode } from 'react'
import { usePageFacts } from '../../base/page-context.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Instant } from '../../parts/Instant.tsx'
import css from './Order.module.css'
import { happeningTone, happeningWord, ofParts, type HistoryPart } from './order-history.ts'
import { useOrdersText } from './orders.text.ts'
import { useOrderWords } from './use-order-words.ts'

const icons: Readonly<Record<OrderHappening['of'], ReactNode>> = {
  order: <ShoppingBagIcon size={14} />,
  payment: <CreditCardIcon size={14} />,
  stock: <LayersIcon size={14} />,
  voucher: <TagIcon size={14} />,
  message: <MailIcon size={14} />,
  webhook: <WebhookIcon size={14} />,
}

const parts = ['all', 'order', 'money', 'stock', 'messages'] as const

/** MENU-★9: one story of the order, its payments, goods, voucher and messages, by day. */
export function OrderHistory({ order }: { order: ManagedOrder }) {
  const t = useOrdersText()
  const locale = useLocale()
  const { merchant } = usePageFacts()
  const { stateName } = useOrderWords()
  const [part, setPart] = useState<HistoryPart>('all')
  const shown = order.happenings.filter((one) => ofParts[part].includes(one.of))
  const days = Map.groupBy(shown, (one) => dayIn(merchant.timeZone, new Date(one.at)))
  const titleOf = (one: OrderHappening): string => {
    const word = happeningWord(one)
    return word ? t(word, { n: one.quantity ?? 0, state: stateName(one.toState ?? '') }) : one.type
  }
  const actorOf = ({ by, actor }: OrderHappening) =>
    by === 'staff' && actor ? <Ltr>{actor}</Ltr> : by && t(`orders.by.${by}`)
  return (
    <section className={css.history} aria-label={t('orders.history')}>
      <SegmentedRadio
        label={t('orders.historyPart')}
        isLabelHidden
        options={parts.map((value) => ({ value, label: t(`orders.part.${value}`) }))}
        selected={part}
        onSelect={(value) => setPart(parts.find((one) => one === value) ?? 'all')}
      />
      {shown.length === 0 && <p className={css.quiet}>{t('orders.noHistory')}</p>}
      {[...days].map(([day, events]) => (
        <section key={day}>
          <h3>
            <LongDate day={day} locale={locale} />
          </h3>
          <Timeline
            label={t('orders.historyLabel')}
            events={events.map((one, at) => ({
              key: `${one.at} ${one.of} ${one.type} ${at}`,
              icon: icons[one.of],
              tone: happeningTone(one),
              title: titleOf(one),
              by: (
                <Dots>
                  {actorOf(one)}
                  {one.gatewayCode && (
                    <bdi>
                      {pick({ en: one.gatewayNameEn ?? '', ar: one.gatewayNameAr ?? '' }, locale) ||
                        one.gatewayCode}
                    </bdi>
                  )}
                  {one.recipient && <Ltr>{one.recipient}</Ltr>}
                  {one.amount && <Amount of={{ amount: one.amount, currency: order.currencyCode }} />}
                </Dots>
              ),
              time: <Instant at={one.at} show="time" />,
              ...(one.reason && { text: one.reason }),
            }))}
          />
        </section>
      ))}
    </section>
  )
}
