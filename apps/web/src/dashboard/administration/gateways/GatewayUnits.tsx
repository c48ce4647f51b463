import type { Gateways, GatewayWish } from '@wasl/contracts/web/dashboard/administration/gateways.contract'
import { titleOf } from '@wasl/domain/locale'
import { Checkbox } from '@wasl/ui/fields/choices/Checkbox'
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
  const ofUnit = (unitCode: string): OfUnit =>
    wish.units.find((row) => row.unitCode === unitCode) ?? { unitCode, offered: true, terms: [] }
  const set = (unitCode: string, change: Partial<OfUnit>) =>
    onChange({
      units: wish.units.map((row) => (row.unitCode === unitCode ? { ...row, ...change } : row)),
    })
  return (
    <fieldset className={css.group}>
      <legend>{t('gateways.group.units')}</legend>
      <p className={css.quiet}>{t('gateways.unitsHint')}</p>
      {known.units.map((unit) => {
        const { unitCode } = unit
        const title = titleOf(unit, locale)
        const { offered, terms } = ofUnit(unitCode)
        return (
          <fieldset key={unitCode} className={css.box} aria-label={title}>
            <Checkbox
              label={t('gateways.offeredAt', { unit: title })}
              checked={offered}
              onChange={(isOffered) => set(unitCode, { offered: isOffered })}
            />
            {offered &&
              terms.map((row) => (
                <div key={row.currencyCode} className={css.group}>
                  {terms.length > 1 && (
                    <p className={css.quiet}>
                      <bdi>{row.currencyCode}</bdi>
                    </p>
                  )}
                  <TermsFields
                    terms={row}
                    above={wish.terms.find(({ currencyCode }) => currencyCode === row.currencyCode)}
                    onChange={(change) =>
                      set(unitCode, { terms: withTerms(terms, row.currencyCode, change) })
                    }
                    problemOf={(field) => problemOf(`units.${unitCode}.${row.currencyCode}.${field}`)}
                  />
                </div>
              ))}
          </fieldset>
        )
      })}
    </fieldset>
  )
}
