import css from './SkipLink.module.css'

/** The first thing Tab reaches: past everything to the page's `main`. Seen only while it has the focus. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={css.skip} href="#main">
      {label}
    </a>
  )
}
