import type { SeriesLook } from './chart-data.ts'
import css from './Readout.module.css'
import { Swatch } from './Swatch.tsx'

export type ReadoutRow = { key: string; look: SeriesLook; label: string; text: string }

type Props = {
  title: string
  rows: readonly ReadoutRow[]
  /** Pixels from the start edge of the chart, and its width. */
  at: number
  width: number
}

/** What stands under the pointer or the keyboard's point. The table says the same, so it is silent. */
export function Readout({ title, rows, at, width }: Props) {
  const isPastMiddle = at > width / 2
  return (
    <div
      ref={(box) => box?.style.setProperty('--at', `${isPastMiddle ? width - at : at}px`)}
      className={css.readout}
      data-side={isPastMiddle ? 'before' : 'after'}
      data-edge=""
      aria-hidden="true"
    >
      <b>{title}</b>
      {rows.map(({ key, look, label, text }) => (
        <span key={key}>
          <Swatch look={look} />
          {rows.length > 1 && <span className={css.name}>{label}</span>}
          <bdi className={css.value}>{text}</bdi>
        </span>
      ))}
    </div>
  )
}
