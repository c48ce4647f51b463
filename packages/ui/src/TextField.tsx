import { useId, type ComponentProps } from 'react'
import { describedBy, type FieldWords } from './field-words.ts'
import { FieldFrame } from './FieldFrame.tsx'
import css from './FieldFrame.module.css'

type Props = FieldWords & Omit<ComponentProps<'input'>, 'style' | 'className'>

export function TextField({ label, optional, hint, problem, ...rest }: Props) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const words = { label, optional, hint, problem }
  return (
    <FieldFrame id={id} {...words}>
      <span className={css.box}>
        <input
          dir="auto"
          {...rest}
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, words)}
        />
      </span>
    </FieldFrame>
  )
}
