import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { CircleAlertIcon } from '../../icons/CircleAlertIcon.tsx'
import { MinusIcon } from '../../icons/MinusIcon.tsx'
import css from './Checkbox.module.css'

type Props = Omit<ComponentProps<'input'>, 'style' | 'className' | 'type' | 'onChange' | 'disabled'> & {
  label: ReactNode
  note?: ReactNode
  /** At the end of the line, such as a price. */
  aside?: ReactNode
  /** Some of what it stands for is chosen, not all. */
  isIndeterminate?: boolean
  onChange?: (isChecked: boolean) => void
  problem?: string | null
  /** Why it cannot be changed now. It stays focusable. */
  disabledReason?: string
  look?: 'line' | 'card'
}

/** A native box, so that public pages can be drawn by the server. */
export function Checkbox({
  label,
  note,
  aside,
  isIndeterminate = false,
  onChange,
  problem,
  disabledReason,
  look = 'line',
  ...rest
}: Props) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate
  }, [isIndeterminate])

  const explained = [problem && `${id}-problem`, (disabledReason || note) && `${id}-note`].filter(Boolean)
  return (
    <div className={css.choice} data-look={look} data-edge="choice">
      <label>
        <span className={css.mark}>
          <input
            {...rest}
            ref={input}
            id={id}
            type="checkbox"
            aria-invalid={problem ? true : rest['aria-invalid']}
            aria-labelledby={aside ? `${id}-label ${id}-aside` : `${id}-label`}
            aria-disabled={disabledReason ? true : undefined}
            aria-describedby={explained.join(' ') || rest['aria-describedby']}
            onClick={(event) => {
              if (disabledReason) event.preventDefault()
            }}
            onChange={(event) => {
              if (!disabledReason) onChange?.(event.currentTarget.checked)
            }}
          />
          {isIndeterminate ? <MinusIcon size={16} /> : <CheckIcon size={16} />}
        </span>
        <span className={css.words}>
          <span className={css.label} id={`${id}-label`}>
            {label}
          </span>
          {(disabledReason || note) && (
            <span className={css.note} id={`${id}-note`}>
              {disabledReason || note}
            </span>
          )}
        </span>
        {aside && (
          <span className={css.aside} id={`${id}-aside`}>
            {aside}
          </span>
        )}
      </label>
      {problem && (
        <p className={css.problem} id={`${id}-problem`}>
          <CircleAlertIcon size={16} />
          <span>{problem}</span>
        </p>
      )}
    </div>
  )
}
