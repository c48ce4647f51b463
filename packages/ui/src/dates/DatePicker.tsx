import { useId, useRef, useState, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { dateText, dateTimeText } from '../text/date-text.ts'
import { describedBy, type FieldWords } from '../inputs/field-words.ts'
import { FieldFrame } from '../inputs/FieldFrame.tsx'
import frame from '../inputs/FieldFrame.module.css'
import { IconButton } from '../actions/IconButton.tsx'
import { CalendarIcon } from '../icons/CalendarIcon.tsx'
import { rewriteTyped } from '../inputs/rewrite-typed.ts'
import type { CalendarWords } from './calendar-words.ts'
import css from './DatePicker.module.css'
import { DatePanel } from './DatePanel.tsx'
import { latinDigits, type Precision, readTypedDate, writeTypedDate } from './typed-date.ts'

export type DateWords = CalendarWords & {
  /** Names the button: "Choose a date". */
  open: string
  hour: string
  minute: string
  done: string
  /** "Write the date like 11/20/2026 14:05". */
  unreadable: string
  /** "Choose a date from 11/13/2026 on": the typed date is out of the limits. */
  outside: string
}

type Props = FieldWords & {
  id?: string
  /** "2026-11-20T14:05" on the merchant's clock, or "2026-11-20" to the day. */
  value: string | null
  /** Null while the field is empty or cannot be read. */
  onChange: (value: string | null) => void
  /** Whether what is typed makes no date: told with every key. */
  onUnreadable?: (isUnreadable: boolean) => void
  /** The merchant's day, "2026-11-20". */
  today: string
  /** `missingTime` is put to a day typed or picked without one. */
  rules?: { precision?: Precision; missingTime?: string; min?: string; max?: string }
  span?: { from: string; to: string }
  words: DateWords
}

/** MM/dd/yyyy HH:mm, typed or picked. S2 §5. Not React Aria's field: its parts turn around in Arabic and refuse ٣. */
export function DatePicker({
  id,
  value,
  onChange,
  onUnreadable,
  today,
  rules = {},
  span,
  words,
  ...field
}: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const box = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { precision = 'minute', missingTime = '00:00' } = rules
  const typed = useTypedDate({ value, onChange, onUnreadable, precision, missingTime })
  const isOutside = value !== null && isOutOf(value, rules)
  const ownProblem = (typed.isUnreadable && words.unreadable) || (isOutside && words.outside) || null
  const problem = field.problem ?? ownProblem
  const fieldWords = { ...field, problem, hint: hintOf(value, field.hint, useLocale().locale) }

  return (
    <FieldFrame id={fieldId} {...fieldWords}>
      <span ref={box} className={`${frame.box} ${css.box}`}>
        <input
          id={fieldId}
          dir="ltr"
          inputMode="text"
          autoComplete="off"
          placeholder={precision === 'day' ? 'MM/DD/YYYY' : 'MM/DD/YYYY HH:MM'}
          value={typed.text}
          onChange={({ currentTarget }) => typed.type(rewriteTyped(currentTarget, latinDigits))}
          onBlur={typed.leave}
          aria-invalid={fieldWords.problem ? true : undefined}
          aria-describedby={describedBy(fieldId, fieldWords)}
        />
        <IconButton
          label={words.open}
          icon={<CalendarIcon />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        />
      </span>
      <DatePanel
        label={field.label}
        anchor={box}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        picked={{
          value,
          onChange: (picked) => {
            typed.forget()
            onChange(picked)
          },
          precision,
          missingTime,
        }}
        calendar={{
          today,
          span,
          words,
          limits: { min: rules.min?.slice(0, 10), max: rules.max?.slice(0, 10) },
        }}
        words={words}
      />
    </FieldFrame>
  )
}

/** What the field reads, in words: 03/04/2026 is one day to some and another to others. */
function hintOf(value: string | null, hint: ReactNode, tag: string): ReactNode {
  if (value === null) return hint
  const locale = tag.startsWith('ar') ? 'ar' : 'en'
  const hasTime = value.includes('T')
  const moment = new Date(hasTime ? `${value}Z` : value)
  return (
    <>
      {hint && <>{hint} </>}
      <bdi>{hasTime ? dateTimeText(moment, locale, 'UTC') : dateText(moment, locale, 'UTC')}</bdi>
    </>
  )
}

const isOutOf = (value: string, { min, max }: { min?: string; max?: string }) =>
  (min !== undefined && value < min) || (max !== undefined && value > max)

type Options = {
  value: string | null
  onChange: (value: string | null) => void
  onUnreadable: ((isUnreadable: boolean) => void) | undefined
  precision: Precision
  missingTime: string
}

/** The text stays as typed until the field is left; what can be read of it is told at once, null when nothing can. */
function useTypedDate({ value, onChange, onUnreadable, precision, missingTime }: Options) {
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
