import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy, type FieldWords } from './field-words.ts'
import { FieldFrame } from './FieldFrame.tsx'
import css from './FieldFrame.module.css'

type Props = FieldWords &
  Omit<ComponentProps<'input'>, 'style' | 'className' | 'prefix'> & {
    /** Inside the box: a word such as "+965", or an icon. */
    prefix?: ReactNode
    /** Inside the box: a unit, or a button such as <ClearButton>. */
    suffix?: ReactNode
    /** Under the box, such as <Counter>. */
    aside?: ReactNode
  }

export function TextField({ label, optional, hint, problem, prefix, suffix, aside, ...rest }: Props) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const words = { label, optional, hint, problem }
  return (
    <FieldFrame id={id} {...words} aside={aside}>
      <span className={css.box}>
        {prefix && <span className={css.unit}>{prefix}</span>}
        <input
          dir="auto"
          {...rest}
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, words)}
        />
        {suffix && <span className={css.unit}>{suffix}</span>}
      </span>
    </FieldFrame>
  )
}
