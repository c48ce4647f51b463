import type { ReactNode } from 'react'

export type FieldWords = {
  label: ReactNode
  /** "(optional)", in words. */
  optional?: string
  hint?: ReactNode
  /** What is wrong and how to put it right. */
  problem?: string | null
}

/** The ids of what describes the field, as FieldFrame gives them. */
export const describedBy = (id: string, { hint, problem }: FieldWords) =>
  [problem ? `${id}-problem` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined
