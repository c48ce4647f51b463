import type { GatewayWish } from '@wasl/contracts/web/dashboard/administration/gateways.contract'
import { currencies } from '@wasl/domain/currencies'
import { ComboBox } from '@wasl/ui/fields/choices/ComboBox'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { useMemo, useState } from 'react'
import { useLocale } from '../../../i18n/language.tsx'
import css from '../../../desk/form/Area.module.css'
import { withCurrency, withoutCurrency, withTerms } from './gateway-form.ts'
import { useGatewaysText } from './gateways.text.ts'
import { TermsFields } from './TermsFields.tsx'

type Props = {
  wish: GatewayWish
  onChange: (change: (now: GatewayWish) => GatewayWish) => void
  problemOf: (field: string) => string | undefined
}

/** A box for each currency that is taken, and one more to take. */
export function GatewayTerms({ wish, onChange, problemOf }: Props) {
  const t = useGatewaysText()
  const locale = useLocale()
  // Starts anew with each currency, so that the field is empty again.
  const [round, setRound] = useState(0)
  const taken = wish.terms.map(({ currencyCode }) => currencyCode)
  const names = useMemo(() => new Intl.DisplayNames([locale], { type: 'currency' }), [locale])
  const others = [...currencies.keys()]
    .filter((code) => !taken.includes(code))
    .map((code) => ({ id: code, label: `${code} · ${names.of(code) ?? code}` }))
  return (
    <fieldset className={css.group}>
      <legend>{t('gateways.group.terms')}</legend>
      <p className={css.quiet}>{t('gateways.termsHint')}</p>
      {wish.terms.map((terms) => {
        const { currencyCode: currency } = terms
        const wrong = problemOf(`terms.${currency}`)
        return (
          <fieldset key={currency} className={css.box} aria-label={currency}>
            <div className={css.boxHead}>
              <bdi>{currency}</bdi>
              <IconButton
                label={t('gateways.removeCurrency', { currency })}
                icon={<Trash2Icon size={16} />}
                onClick={() => onChange((now) => withoutCurrency(now, currency))}
              />
            </div>
            <TermsFields
              terms={terms}
              onChange={(change) =>
                onChange((now) => ({ ...now, terms: withTerms(now.terms, currency, change) }))
              }
              problemOf={(field) => problemOf(`terms.${currency}.${field}`)}
            />
            {wrong && <p className={css.wrong}>{wrong}</p>}
          </fieldset>
        )
      })}
      <ComboBox
        key={round}
        label={t('gateways.addCurrency')}
        groups={[{ id: 'all', label: t('gateways.currencies'), items: others }]}
        value={null}
        onChange={(code) => {
          if (code === null) return
          onChange((now) => withCurrency(now, code))
          setRound((now) => now + 1)
        }}
        placeholder={t('gateways.chooseCurrency')}
        openLabel={t('gateways.showCurrencies')}
        nothingFound={t('gateways.noCurrency')}
        problem={problemOf('terms')}
      />
    </fieldset>
  )
}
