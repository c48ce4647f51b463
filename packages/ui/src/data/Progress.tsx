import { useId, type ReactNode } from 'react'
import css from './Progress.module.css'

type Props = {
  label: ReactNode
  /** Without it nobody knows how long it takes. */
  value?: number
  of?: number
  /** The figure in words: "37 of 58 sent", "62%", "about 20 s". */
  note?: ReactNode
  tone?: 'plain' | 'warning' | 'success' | 'danger'
  /** Quick work is never shown: the bar appears after 200 ms. */
  isDelayed?: boolean
  /** The words stand elsewhere, as in a table's cell. */
  isBare?: boolean
}

/** Work that is under way. With reduced motion an unknown end is a still, striped bar. */
export function Progress({ label, value, of = 100, note, tone = 'plain', isDelayed, isBare }: Props) {
  const id = useId()
  const share = value === undefined ? undefined : Math.min(100, Math.max(0, of > 0 ? (value / of) * 100 : 0))
  return (
    <div className={css.progress} data-tone={tone} data-delayed={isDelayed ? '' : undefined}>
      <p className={isBare ? css.hidden : css.words}>
        <span id={id}>{label}</span>
        {note && <span className={css.note}>{note}</span>}
      </p>
      <progress
        className={css.hidden}
        aria-labelledby={id}
        aria-valuetext={typeof note === 'string' ? note : undefined}
        max={100}
        value={share === undefined ? undefined : Math.round(share)}
      />
      <div className={css.track} data-edge="" aria-hidden="true">
        <svg width="100%" height="6">
          {share === undefined ? (
            <rect className={css.run} width="40%" height="6" rx="3" />
          ) : (
            <rect className={css.done} width={`${share}%`} height="6" rx="3" />
          )}
        </svg>
      </div>
    </div>
  )
}
