import type { SettingsShown } from '@wasl/contracts/web/dashboard/administration/settings.contract'
import { AmountField } from '@wasl/ui/AmountField'
import { moneyText } from '@wasl/ui/money-text.ts'
import { useLocale } from '../../../i18n/language.tsx'
import css from '../../../desk/form/Area.module.css'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { useSettingsText } from './settings.text.ts'

type Props = {
  shown: SettingsShown
  values: Readonly<Record<string, string>>
  onChange: (values: Record<string, string>) => void
  problemOf: (field: string) => string | undefined
}

/** Currency by currency; an empty one takes the product's. */
export function ConfirmAbove({ shown, values, onChange, problemOf }: Props) {
  const t = useSettingsText()
  const area = useAreaText()
  const locale = useLocale()
  const hintOf = (currency: string) => {
    const above = shown.defaultConfirmAbove[currency]
    return above && t('merchantSettings.confirmDefault', { amount: moneyText(above, currency, locale) })
  }
  return (
    <fieldset className={css.group}>
      <legend>{t('merchantSettings.confirmAbove')}</legend>
      <div className={css.pair}>
        {shown.currencies.map((currency) => (
          <AmountField
            key={currency}
            label={currency}
            hint={hintOf(currency)}
            money={{ currency, locale }}
            question={area('area.question')}
            value={values[currency] ?? ''}
            onChange={(typed) => onChange({ ...values, [currency]: typed })}
            problem={problemOf(`confirm_above.${currency}`) ?? null}
          />
        ))}
      </div>
    </fieldset>
  )
}
