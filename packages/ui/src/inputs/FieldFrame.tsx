import type { ReactNode } from 'react'
import type { FieldWords } from './field-words.ts'
import css from './FieldFrame.module.css'
import { CircleAlertIcon } from '../icons/CircleAlertIcon.tsx'

type Props = FieldWords & {
  id: string
  children: ReactNode
  /** At the end of the hint's line, such as a counter. */
  aside?: ReactNode
}

export function FieldFrame({ id, label, optional, hint, problem, aside, children }: Props) {
  return (
    <div className={css.field} data-box="field" data-problem={problem ? '' : undefined}>
      <label className={css.label} htmlFor={id} id={`${id}-label`}>
        {label} {optional && <span>{optional}</span>}
      </label>
      {children}
      {problem && (
        <p className={css.problem} id={`${id}-problem`}>
          <CircleAlertIcon size={16} />
          <span>{problem}</span>
        </p>
      )}
      {(hint || aside) && (
        <div className={css.below}>
          {hint && (
            <p className={css.hint} id={`${id}-hint`}>
              {hint}
            </p>
          )}
          {aside}
        </div>
      )}
    </div>
  )
}
