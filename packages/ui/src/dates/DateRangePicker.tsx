import { useId, useRef, useState } from 'react'
import { ClearAll } from '../actions/ClearAll.tsx'
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
import { wallLimits } from '@wasl/domain/wall-clock'

type Props = {
  label: string
  value: DateRange
  onChange: (range: DateRange) => void
  /** Whether what is typed at either end makes no date. */
  onUnreadable?: (isUnreadable: boolean) => void
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

const allReadable = { from: false, to: false }

/** Presets, then two dates. The end's calendar begins at the start; a typed end may be earlier and is told so. S2 §5. */
export function DateRangePicker({
  label,
  value,
  onChange,
  onUnreadable,
  today,
  precision = 'minute',
  problems,
  words,
}: Props) {
  const id = useId()
  const heading = useRef<HTMLSpanElement>(null)
  const [unreadable, setUnreadable] = useState(allReadable)
  const [round, setRound] = useState(0)
  const isEmpty = value.from === null && value.to === null && !unreadable.from && !unreadable.to
  const span =
    value.from && value.to ? { from: value.from.slice(0, 10), to: value.to.slice(0, 10) } : undefined
  const shared = { today, span, words }

  const tell = (now: typeof allReadable) => {
    setUnreadable(now)
    onUnreadable?.(now.from || now.to)
  }
  const begin = (range: DateRange) => {
    onChange(range)
    tell(allReadable)
    // What was typed and never read is gone with the old range.
    setRound((count) => count + 1)
  }

  return (
    <fieldset className={css.range} aria-describedby={words.hint ? `${id}-hint` : undefined} data-box="range">
      <div className={css.head}>
        <span ref={heading} id={`${id}-label`} tabIndex={-1}>
          {label}
        </span>
        {!isEmpty && (
          <ClearAll
            describedBy={`${id}-label`}
            onPress={() => {
              heading.current?.focus()
              begin({ from: null, to: null })
            }}
          >
            {words.clear}
          </ClearAll>
        )}
      </div>
      <div className={css.presets}>
        {datePresets.map((preset) => {
          const range = presetRange(preset, today, precision)
          return (
            <PresetChip key={preset} isChosen={isSameRange(range, value)} onPress={() => begin(range)}>
              {words.presets[preset]}
            </PresetChip>
          )
        })}
      </div>
      <div className={css.ends}>
        <DatePicker
          key={`from ${round}`}
          {...shared}
          label={words.from}
          problem={problems?.from}
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
          onUnreadable={(from) => tell({ ...unreadable, from })}
          rules={{ precision, missingTime: '00:00', min: wallLimits.min.slice(0, 10) }}
        />
        <DatePicker
          key={`to ${round}`}
          {...shared}
          words={{ ...words, outside: words.endsBeforeStart }}
          label={words.to}
          problem={isBackwards(value) ? words.endsBeforeStart : problems?.to}
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
          onUnreadable={(to) => tell({ ...unreadable, to })}
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
