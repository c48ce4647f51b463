import { moneyParts, type Locale } from '../../money/money-text.ts'
import css from './CellMoney.module.css'

type Props = { value: string; currency: string; locale: Locale }

/** An amount in a column: the number leads, its currency stands back. */
export function CellMoney({ value, currency, locale }: Props) {
  const parts = moneyParts(value, currency, locale)
  const number = (
    <span className={css.number} dir="ltr">
      {parts.sign + parts.number}
    </span>
  )
  const sign = <span className={css.currency}>{parts.currency}</span>
  return (
    <bdi className={css.money} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
      {locale === 'ar' ? number : sign}
      {'\u00a0'}
      {locale === 'ar' ? sign : number}
    </bdi>
  )
}
