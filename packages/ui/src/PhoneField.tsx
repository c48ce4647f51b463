import { useId, type ComponentProps } from 'react'
import { normaliseDigits } from './amount-text.ts'
import { describedBy, FieldFrame, type FieldWords } from './FieldFrame.tsx'
import css from './FieldFrame.module.css'
import { readPhone, type PhoneReading } from './phone-text.ts'
import { rewriteTyped } from './rewrite-typed.ts'

type Props = FieldWords &
  Omit<ComponentProps<'input'>, 'style' | 'className' | 'onChange' | 'value' | 'type'> & {
    /** The text as typed. Leave out for a plain form. */
    value?: string
    onChange?: (text: string, reading: PhoneReading) => void
    /** "965": for numbers typed without + or 00. */
    callingCode: string
  }

export function PhoneField({ label, optional, hint, problem, value, onChange, callingCode, ...rest }: Props) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const words = { label, optional, hint, problem }
  const change = (text: string) => onChange?.(text, readPhone(text, callingCode))
  return (
    <FieldFrame id={id} {...words}>
      <span className={css.box}>
        <input
          autoComplete="tel"
          {...rest}
          id={id}
          type="tel"
          dir="ltr"
          inputMode="tel"
          value={value}
          onChange={(event) => change(rewriteTyped(event.currentTarget, normaliseDigits))}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, words)}
        />
      </span>
    </FieldFrame>
  )
}
