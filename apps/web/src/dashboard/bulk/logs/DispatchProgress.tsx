import type { DispatchDetail } from '@wasl/contracts/web/dashboard/bulk.contract'
import { decimalText, zero } from '@wasl/domain/money'
import { Alert } from '@wasl/ui/notices/Alert'
import { SplitBar } from '@wasl/ui/data/SplitBar'
import { Dots } from '@wasl/ui/text/Dots'
import { Money } from '@wasl/ui/money/Money'
import { useLocale } from '../../../i18n/language.tsx'
import { bold } from '../../../parts/bold.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import css from '../Bulk.module.css'
import { useBulkText } from '../bulk.text.ts'
import { BulkBadge } from '../BulkBadge.tsx'
import { grouped } from '../../../parts/grouped.ts'

/** BLK-04: live progress, "37 of 58 done". */
export function DispatchProgress({ dispatch }: { dispatch: DispatchDetail }) {
  const t = useBulkText()
  const locale = useLocale()
  const { state, total, pending, dispatched, failed, canceled, progress, pausedAt, pausedBy } = dispatch
  const parts = [
    { key: 'sent', series: 1 as const, label: t('bulk.part.sent'), size: dispatched },
    { key: 'notSent', series: 2 as const, label: t('bulk.part.notSent'), size: failed + canceled },
    { key: 'waiting', series: 6 as const, label: t('bulk.part.waiting'), size: pending },
  ]
  return (
    <>
      <section className={css.panel} data-box="card" aria-label={t('bulk.parts')}>
        <p className={css.note}>
          <BulkBadge kind="dispatch" state={state} />
          {state === 'paused' && pausedAt !== null ? (
            <>
              <Instant at={pausedAt} /> {pausedBy && t('bulk.pausedBy', { username: pausedBy })}
            </>
          ) : (
            <Instant at={dispatch.startsAt} />
          )}
        </p>
        <p className={css.done}>
          <span>{t('bulk.done', { done: total - pending - canceled, total })}</span>
          <b>{t('bulk.share', { share: progress })}</b>
        </p>
        <SplitBar
          label={t('bulk.parts')}
          parts={parts.map((part) => ({ ...part, value: grouped(part.size) }))}
        />
        <ul className={css.paid}>
          {dispatch.asked.map(({ amount, currency }) => {
            const paid = dispatch.paid.find((one) => one.currency === currency)
            const of = <Money value={amount} currency={currency} locale={locale} />
            const so = (
              <Money
                value={paid?.amount ?? decimalText(zero(currency))}
                currency={currency}
                locale={locale}
              />
            )
            return (
              <li key={currency}>
                <Dots>
                  <span>{t.rich('bulk.paidSoFar', { b: bold, n: paid?.rows ?? 0 })}</span>
                  <span>{t.rich('bulk.paidOf', { paid: so, asked: of })}</span>
                </Dots>
              </li>
            )
          })}
        </ul>
      </section>
      {state === 'paused' && (
        <Alert tone="warning">
          {pausedBy === null ? t('bulk.heldNote', { username: dispatch.username }) : t('bulk.pausedNote')}
        </Alert>
      )}
      {state === 'scheduled' && <Alert tone="info">{t('bulk.scheduledNote')}</Alert>}
    </>
  )
}
