import css from './ProgressRing.module.css'

type Props = {
  value: number
  of: number
  /** The words beside it say the same, so the ring is silent. */
  figure?: string
}

const circumference = 2 * Math.PI * 19

export function ProgressRing({ value, of, figure }: Props) {
  const share = of > 0 ? Math.min(1, Math.max(0, value / of)) : 0
  return (
    <svg
      className={css.ring}
      viewBox="0 0 44 44"
      width="44"
      height="44"
      fill="none"
      strokeWidth="4"
      aria-hidden="true"
    >
      <circle className={css.track} cx="22" cy="22" r="19" />
      <circle
        className={css.value}
        cx="22"
        cy="22"
        r="19"
        strokeLinecap="round"
        strokeDasharray={`${(share * circumference).toFixed(1)} ${circumference.toFixed(1)}`}
        transform="rotate(-90 22 22)"
      />
      {figure && (
        <text x="22" y="28" textAnchor="middle">
          {figure}
        </text>
      )}
    </svg>
  )
}
