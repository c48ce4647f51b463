import css from './Reticle.module.css'

export function Reticle({ isMoving }: { isMoving: boolean }) {
  return (
    <span className={css.reticle} aria-hidden data-moving={isMoving ? '' : undefined}>
      <svg viewBox="0 0 100 100" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <path d="M2 20V8a6 6 0 0 1 6-6h12M80 2h12a6 6 0 0 1 6 6v12M98 80v12a6 6 0 0 1-6 6H80M20 98H8a6 6 0 0 1-6-6V80" />
      </svg>
    </span>
  )
}
