import { normaliseDigits } from '@wasl/domain/digits'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy, type FieldWords } from './field-words.ts'
import { FieldFrame } from './FieldFrame.tsx'
import css from './FieldFrame.module.css'
import { rewriteTyped } from './rewrite-typed.ts'

type Props = FieldWords &
  Omit<ComponentProps<'input'>, 'style' | 'className' | 'onChange' | 'value' | 'type'> & {
    /** The text as typed. Leave out for a plain form. */
    value?: string
    onChange?: (text: string) => void
    /** Stands before the number, inside the box. */
    before?: ReactNode
  }

export function PhoneField({ label, optional, hint, problem, value, onChange, before, ...rest }: Props) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const words = { label, optional, hint, problem }
  return (
    <FieldFrame id={id} {...words}>
      <span className={css.box}>
        {before}
        <input
          autoComplete="tel"
          {...rest}
          id={id}
          type="tel"
          dir="ltr"
          inputMode="tel"
          value={value}
          onChange={(event) => {
            const text = rewriteTyped(event.currentTarget, normaliseDigits)
            onChange?.(text)
          }}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, words)}
        />
      </span>
    </FieldFrame>
  )
}
