import { normaliseDigits } from '@wasl/domain/digits'
import { useId, useState, type ComponentProps } from 'react'
import { describedBy, type FieldWords } from '../../inputs/field-words.ts'
import { FieldFrame } from '../../inputs/FieldFrame.tsx'
import frame from '../../inputs/FieldFrame.module.css'
import { rewriteTyped } from '../../inputs/rewrite-typed.ts'
import css from './CountryPhoneField.module.css'
import { CountryPicker } from './CountryPicker.tsx'
import type { DialledCountry } from './phone-numbers.ts'
import { preferredCountries, type TypedPhone } from './typed-phone.ts'

type Props = FieldWords & {
  id?: string
  value: TypedPhone
  onChange: (phone: TypedPhone) => void
  onBlur?: ComponentProps<'input'>['onBlur']
  autoComplete?: 'tel' | 'off'
  isReadOnly?: boolean
  /** It cannot be asked for now; the hint says why. */
  isDisabled?: boolean
  words: { country: string; search: string; nothingFound: string }
}

/** The numbering plans come when the field is first entered; until then it takes any text. */
export function CountryPhoneField({
  value,
  onChange,
  onBlur,
  autoComplete = 'tel',
  isReadOnly,
  isDisabled,
  words,
  ...props
}: Props) {
  const ownId = useId()
  const id = props.id ?? ownId
  const [countries, setCountries] = useState<DialledCountry[]>([...preferredCountries])

  const loadPlans = async () => {
    const plans = await import('./phone-numbers.ts')
    setCountries(plans.dialledCountries())
    return plans
  }
  const tidy = async () => {
    const { readPhone } = await loadPlans()
    const read = readPhone(value)
    if (read.kind === 'valid') onChange({ country: read.country, text: read.national })
  }

  return (
    <FieldFrame {...props} id={id}>
      <span className={`${frame.box} ${css.box}`} dir="ltr">
        <CountryPicker
          country={value.country}
          countries={countries}
          isDisabled={isReadOnly || isDisabled}
          words={words}
          onOpen={() => void loadPlans()}
          onChange={(country) => onChange({ ...value, country })}
        />
        <input
          id={id}
          type="tel"
          dir="ltr"
          inputMode="tel"
          autoComplete={autoComplete}
          readOnly={isReadOnly}
          disabled={isDisabled}
          value={value.text}
          onFocus={() => void loadPlans()}
          onChange={(event) =>
            onChange({ ...value, text: rewriteTyped(event.currentTarget, normaliseDigits) })
          }
          onBlur={(event) => {
            void tidy()
            onBlur?.(event)
          }}
          aria-invalid={props.problem ? true : undefined}
          aria-describedby={describedBy(id, props)}
        />
      </span>
    </FieldFrame>
  )
}
