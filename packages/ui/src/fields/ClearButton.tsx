import { XIcon } from '../icons/XIcon.tsx'
import css from './ClearButton.module.css'

type Props = {
  /** Names what is cleared: "Clear the order number". */
  label: string
  /** Also give the focus back to the field: the button goes away with the text. */
  onClear: () => void
}

/** Stands in the suffix of a field that holds text. */
export function ClearButton({ label, onClear }: Props) {
  return (
    <button type="button" className={css.clear} aria-label={label} title={label} onClick={onClear}>
      <XIcon size={16} />
    </button>
  )
}
