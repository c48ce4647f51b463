import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import css from './SegmentedRadio.module.css'
import { visualStep } from './visual-arrows.ts'

export type SegmentedOption = { value: string; label: ReactNode; icon?: ReactNode }

type Props = {
  /** "Rows". Beside the choices, or only read. */
  label: string
  isLabelHidden?: boolean
  options: readonly SegmentedOption[]
  selected: string
  onSelect: (value: string) => void
  /** Why none can be chosen now. They can still be reached and read. */
  disabledReason?: string
  /** wide: of equal parts, over the whole width. */
  size?: 'normal' | 'wide'
}

/** One of a few, all in view. Native radios, so that it stands on public pages too. */
export function SegmentedRadio({
  label,
  isLabelHidden,
  options,
  selected,
  onSelect,
  disabledReason,
  size = 'normal',
}: Props) {
  const name = useId()
  const walk = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = visualStep({ key: event.key, isRtl, at, count: options.length })
    const option = next === null ? undefined : options[next]
    if (!option || disabledReason) return
    event.preventDefault()
    onSelect(option.value)
    const inputs = event.currentTarget.closest('fieldset')?.querySelectorAll('input')
    inputs?.[next ?? at]?.focus()
  }
  return (
    <fieldset
      className={css.group}
      data-size={size}
      aria-describedby={disabledReason ? `${name}-why` : undefined}
    >
      <legend className={css.legend}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </legend>
      <div className={css.track} data-box="segmented" data-disabled={disabledReason ? '' : undefined}>
        {options.map(({ value, label: words, icon }, at) => (
          <label key={value} className={css.option} data-edge="choice">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === selected}
              aria-disabled={disabledReason ? true : undefined}
              onChange={() => {
                if (!disabledReason) onSelect(value)
              }}
              onKeyDown={(event) => walk(event, at)}
            />
            {icon}
            <span>{words}</span>
          </label>
        ))}
      </div>
      {disabledReason && (
        <p className={css.why} id={`${name}-why`}>
          {disabledReason}
        </p>
      )}
    </fieldset>
  )
}
