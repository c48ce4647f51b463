import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy, type FieldWords } from '../inputs/field-words.ts'
import { FieldFrame } from '../inputs/FieldFrame.tsx'
import frame from '../inputs/FieldFrame.module.css'
import css from './TextArea.module.css'

type Props = FieldWords &
  Omit<ComponentProps<'textarea'>, 'style' | 'className'> & {
    /** Under the box, such as <Counter>. */
    aside?: ReactNode
  }

/** Grows with its text up to ten lines. Too much text is kept and told, never cut. */
export function TextArea({ label, optional, hint, problem, aside, ...rest }: Props) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const words = { label, optional, hint, problem }
  return (
    <FieldFrame id={id} {...words} aside={aside}>
      <span className={`${frame.box} ${css.area}`}>
        <textarea
          dir="auto"
          rows={3}
          {...rest}
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, words)}
        />
      </span>
    </FieldFrame>
  )
}
