import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { XIcon } from '../../icons/XIcon.tsx'
import css from './Chip.module.css'

type Props = {
  /** "State". */
  label: string
  /** "Paid, Pending +5". Long ones are cut off; the whole stands in the title. */
  value: ReactNode
  /** The whole chip in plain text: "State: Paid, Pending, Attempted". */
  title: string
  /** "Remove State". Delete and Backspace do the same. */
  removeLabel: string
  onRemove: () => void
  /** Opens the filter it stands for. */
  onPress?: () => void
  buttonRef?: Ref<HTMLButtonElement>
}

/** A filter that is applied. */
export function Chip({ label, value, title, removeLabel, onRemove, onPress, buttonRef }: Props) {
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    onRemove()
  }
  const words = (
    <>
      <span>{label}:</span> <b>{value}</b>
    </>
  )
  return (
    <span className={css.chip} data-edge="">
      {onPress ? (
        <button
          type="button"
          className={css.words}
          title={title}
          data-truncate=""
          onClick={onPress}
          onKeyDown={key}
        >
          {words}
        </button>
      ) : (
        <span className={css.words} title={title} data-truncate="">
          {words}
        </span>
      )}
      <button
        ref={buttonRef}
        type="button"
        className={css.remove}
        aria-label={removeLabel}
        onClick={onRemove}
        onKeyDown={key}
      >
        <XIcon size={14} />
      </button>
    </span>
  )
}
