import type { ReactNode } from 'react'
import css from './FieldFrame.module.css'
import { CircleAlertIcon } from './icons/CircleAlertIcon.tsx'

export type FieldWords = {
  label: ReactNode
  /** "(optional)", in words. */
  optional?: string
  hint?: ReactNode
  /** What is wrong and how to put it right. */
  problem?: string | null
}

type Props = FieldWords & { id: string; children: ReactNode }

export const describedBy = (id: string, { hint, problem }: FieldWords) =>
  [problem ? `${id}-problem` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined

export function FieldFrame({ id, label, optional, hint, problem, children }: Props) {
  return (
    <div className={css.field} data-box="field" data-problem={problem ? '' : undefined}>
      <label className={css.label} htmlFor={id}>
        {label} {optional && <span>{optional}</span>}
      </label>
      {children}
      {problem && (
        <p className={css.problem} id={`${id}-problem`}>
          <CircleAlertIcon size={16} />
          <span>{problem}</span>
        </p>
      )}
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
