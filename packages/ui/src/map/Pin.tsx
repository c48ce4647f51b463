import css from './Pin.module.css'

/** Its foot is the middle of the map. */
export function Pin() {
  return (
    <svg className={css.pin} width="44" height="60" viewBox="-22 -54 44 60" aria-hidden>
      <ellipse className={css.shadow} cy="2" rx="9" ry="3.5" />
      <path className={css.drop} d="M0 0c-5-11-18-18-18-32a18 18 0 0 1 36 0C18-18 5-11 0 0z" />
      <path className={css.eye} d="M0-41c6 5 6 12 0 17c-6-5-6-12 0-17z" />
    </svg>
  )
}
