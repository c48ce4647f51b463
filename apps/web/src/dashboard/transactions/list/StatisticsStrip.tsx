import type { ListFilters } from '@wasl/contracts/web/dashboard/transactions/list-filters.contract'
import type { MoneyValue } from '@wasl/contracts/values/web'
import type { Statistics } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { moneyText } from '@wasl/ui/money-text.ts'
import { ArrowUpRightIcon } from '@wasl/ui/icons/ArrowUpRightIcon'
import { CellMoney } from '@wasl/ui/table/CellMoney'
import { memo } from 'react'
import { useLocale } from '../../../i18n/language.tsx'
import { useListText } from './list.text.ts'
import { sumKinds, type SumKind, sumFilters } from './sums.ts'
import css from './StatisticsStrip.module.css'

type Props = {
  statistics: Statistics | null
  pressed: readonly SumKind[]
  /** Shows the rows a sum stands for. */
  onFilter: (filters: ListFilters) => void
}

function Strip({ statistics, ...pressing }: Props) {
  const t = useListText()
  return (
    <section
      className={css.strip}
      aria-label={t('list.statistics')}
      aria-busy={!statistics}
      data-box="totals"
    >
      {sumKinds.map((kind) => (
        <Sum key={kind} kind={kind} statistics={statistics} {...pressing} />
      ))}
      {statistics?.followsFilters === false && <p className={css.whole}>{t('list.sumsOfAll')}</p>}
    </section>
  )
}

/** TBL-01: generated, received and balance, each per currency; never added up. Drawn again for new sums alone. */
export const StatisticsStrip = memo(Strip)

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
