import type { ReactNode } from 'react'
import { describedBy, type FieldWords } from '../../inputs/field-words.ts'
import frame from '../../inputs/FieldFrame.module.css'
import { CircleAlertIcon } from '../../icons/CircleAlertIcon.tsx'
import css from './GroupFrame.module.css'

type Props = FieldWords & { id: string; children: ReactNode; role?: 'radiogroup' }

/** FieldFrame for several controls that answer one question: the label is a legend. */
export function GroupFrame({ id, label, optional, hint, problem, role, children }: Props) {
  return (
    <fieldset
      className={css.group}
      role={role}
      aria-describedby={describedBy(id, { label, hint, problem })}
      aria-invalid={role && problem ? true : undefined}
      data-box="field"
      data-problem={problem ? '' : undefined}
    >
      <legend className={`${frame.label} ${css.legend}`}>
        {label} {optional && <span>{optional}</span>}
      </legend>
      {hint && (
        <p className={frame.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className={frame.problem} id={`${id}-problem`}>
          <CircleAlertIcon size={16} />
          <span>{problem}</span>
        </p>
      )}
      {children}
    </fieldset>
  )
}
