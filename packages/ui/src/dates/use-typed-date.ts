import { useState } from 'react'
import { readTypedDate, writeTypedDate, type Precision } from './typed-date.ts'

type Options = {
  value: string | null
  onChange: (value: string | null) => void
  onUnreadable: ((isUnreadable: boolean) => void) | undefined
  precision: Precision
  missingTime: string
}

/** The text stays as typed until the field is left; what can be read of it is told at once, null when nothing can. */
export function useTypedDate({ value, onChange, onUnreadable, precision, missingTime }: Options) {
  const [draft, setDraft] = useState<{ text: string; told: string | null; isLeft: boolean } | null>(null)
  const isDraftNewest = draft !== null && draft.told === value
  const text = isDraftNewest ? draft.text : value === null ? '' : writeTypedDate(value)

  return {
    text,
    isUnreadable: isDraftNewest && draft.isLeft && draft.told === null && draft.text.trim() !== '',
    type: (typed: string) => {
      const told = readTypedDate(typed, { precision, missingTime })
      setDraft({ text: typed, told, isLeft: isDraftNewest && draft.isLeft })
      if (told !== value) onChange(told)
      onUnreadable?.(told === null && typed.trim() !== '')
    },
    leave: () => setDraft(draft?.told === null ? { ...draft, isLeft: true } : null),
    forget: () => {
      setDraft(null)
      onUnreadable?.(false)
    },
  }
}
