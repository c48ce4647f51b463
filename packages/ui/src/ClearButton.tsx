import css from './ClearButton.module.css'

type Props = { onPress: () => void; describedBy: string; children: string }

/** Beside the title of what it empties. */
export function ClearButton({ onPress, describedBy, children }: Props) {
  return (
    <button type="button" className={css.clear} aria-describedby={describedBy} onClick={onPress}>
      {children}
    </button>
  )
}
