import type { TransactionFilters } from '@wasl/contracts/lists/transactions'
import type { MoneyValue } from '@wasl/contracts/values/web'
import type { Statistics } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { moneyText } from '@wasl/ui/money/money-text.ts'
import { ArrowUpRightIcon } from '@wasl/ui/icons/ArrowUpRightIcon'
import { TriangleAlertIcon } from '@wasl/ui/icons/TriangleAlertIcon'
import { useMedia } from '@wasl/ui/page/useMedia.ts'
import { CellMoney } from '@wasl/ui/table/rows/CellMoney'
import { memo } from 'react'
import { useLocale } from '../../../../i18n/language.tsx'
import { useListText } from '../list.text.ts'
import { sumKinds, type SumKind, sumFilters } from './sums.ts'
import css from './StatisticsStrip.module.css'

type Props = {
  statistics: Statistics | null
  pressed: readonly SumKind[]
  /** Shows the rows a sum stands for. */
  onFilter: (filters: TransactionFilters) => void
}

function Strip({ statistics, ...pressing }: Props) {
  const t = useListText()
  const isPhone = useMedia('(max-width: 760px)')
  return (
    <section
      className={css.strip}
      aria-label={t('list.statistics')}
      aria-busy={!statistics}
      data-box="totals"
      data-scrolls=""
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={isPhone ? 0 : undefined}
    >
      {sumKinds.map((kind) => (
        <Sum key={kind} kind={kind} statistics={statistics} {...pressing} />
      ))}
      {statistics && statistics.unresolved.count > 0 && (
        <Unresolved unresolved={statistics.unresolved} {...pressing} />
      )}
      {statistics?.followsFilters === false && <p className={css.whole}>{t('list.sumsOfAll')}</p>}
    </section>
  )
}

/** TBL-01: generated, received and balance, each per currency; never added up. Drawn again for new sums alone. */
export const StatisticsStrip = memo(Strip)

type UnresolvedProps = Pick<Props, 'pressed' | 'onFilter'> & Pick<Statistics, 'unresolved'>

/** Money that came and is in none of the sums beside it: of how many transactions, and how much (product.md 11.1). */
function Unresolved({ unresolved: { count, sums }, pressed, onFilter }: UnresolvedProps) {
  const t = useListText()
  const locale = useLocale()
  const note = t('list.unresolvedNote', { n: count })
  return (
    <div className={css.cell}>
      <p className={css.label}>
        <TriangleAlertIcon size={14} /> {t('list.unresolved')}
      </p>
      {sums.map(({ amount, currency }) => (
        <span key={currency} className={css.value}>
          {amount === null ? (
            t('list.unresolvedUnread', { currency })
          ) : (
            <CellMoney value={amount} currency={currency} locale={locale} />
          )}
        </span>
      ))}
      <p className={css.line}>
        <span className={css.others}>
          {pressed.length === 0 ? (
            note
          ) : (
            <button type="button" data-print="keep" onClick={() => onFilter({ unresolved: 'true' })}>
              {note}
            </button>
          )}
        </span>
      </p>
    </div>
  )
}

function Sum({ kind, statistics, pressed, onFilter }: Props & { kind: SumKind }) {
  const t = useListText()
  const locale = useLocale()
  const [first, ...others] = statistics?.[kind] ?? []
  const name = t(`list.${kind}`)
  const isPressed = pressed.includes(kind)
  const shown = (sum: MoneyValue, look: string | undefined) => {
    const text = <CellMoney value={sum.amount} currency={sum.currency} locale={locale} />
    if (!isPressed)
      return (
        <span key={sum.currency} className={look}>
          {text}
        </span>
      )
    return (
      <button
        key={sum.currency}
        type="button"
        className={look}
        data-print="keep"
        aria-label={t('list.filterBy', { name, amount: moneyText(sum.amount, sum.currency, locale) })}
        onClick={() => onFilter(sumFilters(kind, sum.currency))}
      >
        {text}
      </button>
    )
  }
  return (
    <div className={css.cell}>
      <p className={css.label}>
        {name} {first && isPressed && <ArrowUpRightIcon size={14} />}
      </p>
      {!statistics && <span className={css.bar} data-size="value" />}
      {statistics && !first && <p className={css.value}>{t('list.none')}</p>}
      {first && shown(first, css.value)}
      <p className={css.line}>
        {!statistics && <span className={css.bar} data-size="line" />}
        <span className={css.others}>{others.map((sum) => shown(sum, undefined))}</span>
        {first && <span className={css.note}>{t(`list.${kind}Note`)}</span>}
      </p>
    </div>
  )
}
