import { useId, type ReactNode } from 'react'
import { walkVisually } from '../page/visual-arrows.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './SegmentedRadio.module.css'

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
  return (
    <fieldset
      className={css.group}
      data-size={size}
      aria-describedby={disabledReason ? `${name}-why` : undefined}
    >
      <legend className={css.legend} data-hidden={isLabelHidden ? '' : undefined}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </legend>
      <div className={css.track} data-box="segmented" data-disabled={disabledReason ? '' : undefined}>
        {options.map(({ value, label: words, icon }) => (
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
              onKeyDown={walkVisually}
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
