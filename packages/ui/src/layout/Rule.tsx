import css from './Rule.module.css'

export function Rule({ isDashed, isTight }: { isDashed?: boolean; isTight?: boolean }) {
  return (
    <hr className={css.rule} data-dashed={isDashed ? '' : undefined} data-tight={isTight ? '' : undefined} />
  )
}
