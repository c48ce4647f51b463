import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { useHomeText } from './home.text.ts'

type Props = { currencies: readonly string[]; currency: string | null; onChoose: (currency: string) => void }

/** Amounts of two currencies do not add up: one is shown at a time. */
export function CurrencyChoice({ currencies, currency, onChoose }: Props) {
  const t = useHomeText()
  if (currency === null || currencies.length < 2) return null
  return (
    <div data-print="hide">
      <SegmentedRadio
        label={t('home.currency')}
        isLabelHidden
        options={currencies.map((code) => ({ value: code, label: code }))}
        selected={currency}
        onSelect={onChoose}
      />
    </div>
  )
}
