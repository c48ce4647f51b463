import { plainText } from './plain-text.ts'
import css from './PlainTerms.module.css'

/** For browsers without script: the words of the terms, never their markup. */
export function PlainTerms({ id, html }: { id: string; html: string }) {
  return (
    <noscript>
      <div id={id} className={css.terms}>
        {plainText(html)}
      </div>
    </noscript>
  )
}
