import css from './Marked.module.css'
import { matchesIn } from './matches.ts'

/** A text with what was searched for marked in it. */
export function Marked({ text, q }: { text: string; q: string }) {
  if (q === '') return text
  return matchesIn(text, q).map(({ text: words, isMatch }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, drawn together
    isMatch ? (
      <mark key={index} className={css.mark}>
        {words}
      </mark>
    ) : (
      <span key={index}>{words}</span>
    ),
  )
}
