import { moneyParts, type Locale } from './money-text.ts'
import css from './Money.module.css'

type Props = {
  /** Exact decimal text, "48.750". */
  value: string
  currency: string
  locale: Locale
  /** `amount` is the page's one big figure, its currency at half size. `tile` is as large as the figures of the tiles beside it. */
  size?: 'inherit' | 'total' | 'result' | 'amount' | 'tile'
  /** `amount-first` writes "48.750 KWD" in English too, as on the pay button. */
  order?: 'locale' | 'amount-first'
}

export function Money({ value, currency, locale, size = 'inherit', order = 'locale' }: Props) {
  const parts = moneyParts(value, currency, locale)
  const figure = parts.sign ? <span dir="ltr">{parts.sign + parts.number}</span> : parts.number
  const sign = <span className={css.currency}>{parts.currency}</span>
  const amountFirst = locale === 'ar' || order === 'amount-first'
  return (
    <bdi
      className={css.money}
      data-size={size}
      data-long={lengthOf(parts.number)}
      dir={locale === 'ar' ? 'rtl' : 'ltr'}
    >
      {amountFirst ? figure : sign}
      {size === 'tile' ? ' ' : '\u00a0'}
      {amountFirst ? sign : figure}
    </bdi>
  )
}

function lengthOf(number: string): '' | 'very' | undefined {
  if (number.length > 11) return 'very'
  return number.length > 7 ? '' : undefined
}
