import { currencySign } from '@wasl/domain/currency-signs'
import { shortText } from '../charts/number-text.ts'
import { moneyText, type Locale } from '../money/money-text.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

type Props = {
  /** Exact decimal text, "1204312.500". */
  value: string
  currency: string
  locale: Locale
  /** Beside the number: "K" and " ألف". */
  thousand: string
}

/** S2: above 999 in thousands, "KWD 1,204.3K". The exact amount is read out and shown on hover. */
export function CompactMoney({ value, currency, locale, thousand }: Props) {
  const exact = moneyText(value, currency, locale)
  const number = shortText(value, thousand)
  const sign = currencySign(currency, locale)
  return (
    <bdi dir={locale === 'ar' ? 'rtl' : 'ltr'} title={exact}>
      <VisuallyHidden>{exact}</VisuallyHidden>
      <span aria-hidden="true">{locale === 'ar' ? `${number}\u00a0${sign}` : `${sign}\u00a0${number}`}</span>
    </bdi>
  )
}
