import { useId, type ReactNode } from 'react'
import { CircleAlertIcon } from '../../icons/CircleAlertIcon.tsx'
import { Spinner } from '../../notices/Spinner.tsx'
import css from './Switch.module.css'

type Props = {
  label: ReactNode
  note?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  id?: string
  /** The new position is shown while it is being saved. */
  isSaving?: boolean
  /** Said while saving: "Saving…". */
  savingLabel: string
  /** It went back to where it was, and why: "Not saved. Check your connection and try again." */
  problem?: string | null
  /** Why it cannot be changed now. It stays focusable. */
  disabledReason?: string
}

/** Takes effect at once; what waits for a button is a <Checkbox>. */
export function Switch({
  label,
  note,
  isOn,
  onChange,
  isSaving,
  savingLabel,
  problem,
  disabledReason,
  ...rest
}: Props) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const isFixed = Boolean(isSaving || disabledReason)
  const said = isSaving ? savingLabel : disabledReason || note
  return (
    <div className={css.switch} data-box="switch" data-problem={problem ? '' : undefined}>
      <label htmlFor={id}>
        <span className={css.track}>
          <input
            id={id}
            type="checkbox"
            role="switch"
            checked={isOn}
            aria-checked={isOn}
            aria-disabled={isFixed || undefined}
            aria-describedby={`${id}-problem ${id}-note`}
            onChange={(event) => {
              if (!isFixed) onChange(event.currentTarget.checked)
            }}
          />
          <span className={css.thumb}>{isSaving && <Spinner size={14} />}</span>
        </span>
        {label}
      </label>
      <output className={css.note} id={`${id}-note`}>
        {said}
      </output>
      <div id={`${id}-problem`} role="alert">
        {problem && (
          <p className={css.problem}>
            <CircleAlertIcon size={16} />
            <span>{problem}</span>
          </p>
        )}
      </div>
    </div>
  )
}
