import css from './Spinner.module.css'

/** Appears after 200 ms, so that quick answers do not flash. Says nothing: the text beside it does. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <svg
      className={css.spinner}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" strokeWidth="3" opacity=".25" />
      <path d="M12 3a9 9 0 0 1 9 9" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
