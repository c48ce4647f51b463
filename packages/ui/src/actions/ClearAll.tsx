import css from './ClearAll.module.css'

type Props = { onPress: () => void; describedBy: string; children: string }

/** Beside the title of what it empties. */
export function ClearAll({ onPress, describedBy, children }: Props) {
  return (
    <button type="button" className={css.clear} aria-describedby={describedBy} onClick={onPress}>
      {children}
    </button>
  )
}
