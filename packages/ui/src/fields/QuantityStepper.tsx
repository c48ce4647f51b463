import { useId, useState, type ReactNode, useEffect, useRef } from 'react'
import { useAnnounce } from '../text/announce.ts'
import { describedBy } from '../inputs/field-words.ts'
import { MinusIcon } from '../icons/MinusIcon.tsx'
import { PlusIcon } from '../icons/PlusIcon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { quantityAfterKey, readQuantity, withinRange, type QuantityStop } from './quantity.ts'
import css from './QuantityStepper.module.css'

type Props = {
  label: ReactNode
  /** Drawn above the stepper; else only read aloud, as in a cart line. */
  isLabelShown?: boolean
  value: number
  onChange: (quantity: number) => void
  /** More was typed than can be had, and `onChange` was told the most of it; null once that is over. */
  onCut?: (wanted: number | null) => void
  range: { min?: number; max: number; step?: number }
  words: {
    decrease: string
    increase: string
    /** Why it goes no further: "Only 5 left", "10 plates at least". */
    atMax: string
    atMin?: string
  }
  id?: string
  /** For a plain form. */
  name?: string
  /** Why it cannot be changed now. */
  disabledReason?: string
}

/** Not a number field: those refuse ٣ in the pinned locale. */
export function QuantityStepper({
  label,
  isLabelShown,
  value,
  onChange,
  onCut,
  range,
  words,
  disabledReason,
  ...rest
}: Props) {
  const { min = 1, max, step = 1 } = range
  const ownId = useId()
  const id = rest.id ?? ownId
  const announce = useAnnounce()
  const [typed, setTyped] = useState<string | null>(null)
  const [stop, setStop] = useState<QuantityStop | null>(null)

  const isAtMax = value + step > max
  const reason = stop === 'min' ? words.atMin : isAtMax ? words.atMax : undefined
  const hint = disabledReason || reason

  /** Answers whether it moved. */
  const moveTo = (wanted: number): boolean => {
    if (disabledReason) return false
    const { quantity, stop: stoppedAt } = withinRange(wanted, { min, max, step })
    setTyped(null)
    setStop(stoppedAt)
    onCut?.(stoppedAt === 'max' && wanted > value + step ? wanted : null)
    const told = stoppedAt === 'max' ? words.atMax : stoppedAt === 'min' ? words.atMin : undefined
    if (told) announce(told)
    if (quantity === value) return false
    onChange(quantity)
    return true
  }
  const less = useHold(() => moveTo(value - step))
  const more = useHold(() => moveTo(value + step))
  const settle = () => {
    if (typed !== null) moveTo(readQuantity(typed) ?? value)
  }

  const name = <label htmlFor={id}>{label}</label>
  return (
    <div className={css.field} data-box="stepper">
      {isLabelShown ? name : <VisuallyHidden>{name}</VisuallyHidden>}
      <div className={css.stepper} data-disabled={disabledReason ? '' : undefined} data-edge="">
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.decrease}
          aria-disabled={value <= min || Boolean(disabledReason) || undefined}
          {...less}
        >
          <MinusIcon />
        </button>
        <input
          id={id}
          name={rest.name}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={typed ?? String(value)}
          readOnly={Boolean(disabledReason)}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-disabled={disabledReason ? true : undefined}
          aria-describedby={describedBy(id, { label, hint })}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle()
            const wanted = quantityAfterKey(event.key, value, { min, max, step })
            if (wanted === null) return
            event.preventDefault()
            moveTo(wanted)
          }}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.increase}
          aria-disabled={isAtMax || Boolean(disabledReason) || undefined}
          {...more}
        >
          <PlusIcon />
        </button>
      </div>
      {hint && (
        <p className={css.reason} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

const waitMs = 400
const everyMs = 80

/** Acts once on a press and again and again while it is held, until `act` answers false. */
function useHold(act: () => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const stop = () => clearTimeout(timer.current)

  const repeat = (afterMs: number) => {
    timer.current = setTimeout(() => {
      if (latest.current()) repeat(everyMs)
    }, afterMs)
  }

  return {
    onPointerDown: (event: { button: number; preventDefault: () => void }) => {
      if (event.button !== 0) return
      event.preventDefault()
      stop()
      if (latest.current()) repeat(waitMs)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    /** A click without a pointer: a screen reader or a voice. */
    onClick: (event: { detail: number }) => {
      if (event.detail === 0) latest.current()
    },
  }
}
