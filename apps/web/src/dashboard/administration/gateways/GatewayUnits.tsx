import type { Gateways, GatewayWish } from '@wasl/contracts/web/dashboard/administration/gateways.contract'
import { Checkbox } from '@wasl/ui/fields/Checkbox'
import { useLocale } from '../../../i18n/language.tsx'
import css from '../../../desk/form/Area.module.css'
import { withTerms } from './gateway-form.ts'
import { useGatewaysText } from './gateways.text.ts'
import { TermsFields } from './TermsFields.tsx'

type Props = {
  wish: GatewayWish
  known: Gateways
  onChange: (change: Partial<GatewayWish>) => void
  problemOf: (field: string) => string | undefined
}

type OfUnit = GatewayWish['units'][number]

/** Which units offer it, and what is otherwise there. */
export function GatewayUnits({ wish, known, onChange, problemOf }: Props) {
  const t = useGatewaysText()
  const locale = useLocale()
  const ofUnit = (key: string): OfUnit =>
    wish.units.find(({ unit }) => unit === key) ?? { unit: key, offered: true, terms: [] }
  const set = (key: string, change: Partial<OfUnit>) =>
    onChange({
      units: wish.units.map((row) => (row.unit === key ? { ...row, ...change } : row)),
    })
  return (
    <fieldset className={css.group}>
      <legend>{t('gateways.group.units')}</legend>
      <p className={css.quiet}>{t('gateways.unitsHint')}</p>
      {known.units.map(({ unit, title }) => {
        const { offered, terms } = ofUnit(unit)
        return (
          <fieldset key={unit} className={css.box} aria-label={title[locale]}>
            <Checkbox
              label={t('gateways.offeredAt', { unit: title[locale] })}
              checked={offered}
              onChange={(isOffered) => set(unit, { offered: isOffered })}
            />
            {offered &&
              terms.map((row) => (
                <div key={row.currency} className={css.group}>
                  {terms.length > 1 && (
                    <p className={css.quiet}>
                      <bdi>{row.currency}</bdi>
                    </p>
                  )}
                  <TermsFields
                    terms={row}
                    above={wish.terms.find(({ currency }) => currency === row.currency)}
                    onChange={(change) => set(unit, { terms: withTerms(terms, row.currency, change) })}
                    problemOf={(field) => problemOf(`units.${unit}.${row.currency}.${field}`)}
                  />
                </div>
              ))}
          </fieldset>
        )
      })}
    </fieldset>
  )
}
