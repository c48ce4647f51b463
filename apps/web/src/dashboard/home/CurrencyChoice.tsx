import { moneyParts } from '@wasl/ui/money-text.ts'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { useLocale } from '../../i18n/language.tsx'
import { useHomeText } from './home.text.ts'
import css from './Home.module.css'

type Props = {
  currencies: readonly string[]
  currency: string | null
  isLoading: boolean
  onChoose: (currency: string) => void
}

/**
 * Amounts of two currencies do not add up: one is shown at a time. On a phone it has a line of its own, which is there
 * before the statistics are and whatever they say: nothing below moves.
 */
export function CurrencyChoice({ currencies, currency, isLoading, onChoose }: Props) {
  const t = useHomeText()
  const locale = useLocale()
  if (currency === null) return isLoading && <div className={css.currencyAhead} data-print="hide" />
  return (
    <div className={css.currency} data-only={currencies.length < 2 || undefined} data-print="hide">
      <SegmentedRadio
        label={t('home.currency')}
        isLabelHidden
        options={currencies.map((code) => ({ value: code, label: moneyParts('0', code, locale).currency }))}
        selected={currency}
        onSelect={onChoose}
      />
    </div>
  )
}
