import type { TypedTerms } from '@wasl/contracts/web/dashboard/administration/gateways.contract'
import { AmountField } from '@wasl/ui/money/AmountField'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { useLocale } from '../../../i18n/language.tsx'
import css from '../../../desk/form/Area.module.css'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { useGatewaysText } from './gateways.text.ts'

const fields = ['fee', 'minimum', 'maximum'] as const

type Props = {
  terms: TypedTerms
  /** What holds where nothing is typed. */
  above?: TypedTerms | undefined
  onChange: (change: Partial<TypedTerms>) => void
  problemOf: (field: (typeof fields)[number]) => string | undefined
}

export function TermsFields({ terms, above, onChange, problemOf }: Props) {
  const t = useGatewaysText()
  const area = useAreaText()
  const locale = useLocale()
  const { currencyCode: currency } = terms
  return (
    <div className={css.triple}>
      {fields.map((field) => (
        <AmountField
          key={field}
          label={
            <>
              {t(`gateways.field.${field}`)}
              <VisuallyHidden> {currency}</VisuallyHidden>
            </>
          }
          money={{ currency, locale }}
          question={area('area.question')}
          value={terms[field] ?? ''}
          onChange={(typed) => onChange({ [field]: typed })}
          {...(above?.[field] && { placeholder: above[field] })}
          problem={problemOf(field)}
        />
      ))}
    </div>
  )
}
