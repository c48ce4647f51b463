import { useId } from 'react'
import { Button } from '../Button.tsx'
import {
  datePresets,
  isBackwards,
  isSameRange,
  presetRange,
  type DatePreset,
  type DateRange,
} from './date-range.ts'
import { DatePicker, type DateWords } from './DatePicker.tsx'
import css from './DateRangePicker.module.css'
import { PresetChip } from './PresetChip.tsx'
import type { Precision } from './typed-date.ts'

type Props = {
  label: string
  value: DateRange
  onChange: (range: DateRange) => void
  /** The merchant's day, "2026-11-20". */
  today: string
  precision?: Precision
  /** What the form or the server says; "the end is before the start" is said here. */
  problems?: { from?: string; to?: string }
  words: DateWords & {
    from: string
    to: string
    clear: string
    /** "Kuwait time." */
    hint?: string
    presets: Record<DatePreset, string>
    endsBeforeStart: string
  }
}

/** Presets, then two dates. The end's calendar begins at the start; a typed end may be earlier and is told so. S2 §5. */
export function DateRangePicker({
  label,
  value,
  onChange,
  today,
  precision = 'minute',
  problems,
  words,
}: Props) {
  const id = useId()
  const isEmpty = value.from === null && value.to === null
  const span =
    value.from && value.to ? { from: value.from.slice(0, 10), to: value.to.slice(0, 10) } : undefined
  const shared = { today, span, words }

  return (
    <fieldset className={css.range} aria-describedby={words.hint ? `${id}-hint` : undefined} data-box="range">
      <div className={css.head}>
        <span id={`${id}-label`}>{label}</span>
        {!isEmpty && (
          <Button variant="quiet" size="row" onClick={() => onChange({ from: null, to: null })}>
            {words.clear}
          </Button>
        )}
      </div>
      <div className={css.presets}>
        {datePresets.map((preset) => {
          const range = presetRange(preset, today, precision)
          return (
            <PresetChip key={preset} isChosen={isSameRange(range, value)} onPress={() => onChange(range)}>
              {words.presets[preset]}
            </PresetChip>
          )
        })}
      </div>
      <div className={css.ends}>
        <DatePicker
          {...shared}
          label={words.from}
          problem={problems?.from}
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
          rules={{ precision, missingTime: '00:00' }}
        />
        <DatePicker
          {...shared}
          words={{ ...words, outside: words.endsBeforeStart }}
          label={words.to}
          problem={isBackwards(value) ? words.endsBeforeStart : problems?.to}
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
          rules={{ precision, missingTime: '23:59', min: value.from ?? undefined }}
        />
      </div>
      {words.hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {words.hint}
        </p>
      )}
    </fieldset>
  )
}
