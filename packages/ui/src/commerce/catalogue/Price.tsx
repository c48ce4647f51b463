import { Money } from '../../money/Money.tsx'
import type { Locale } from '../../money/money-text.ts'
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx'
import css from './Price.module.css'

type Props = {
  /** Exact decimal text, "7.500". */
  value: string
  /** The price before, drawn struck and read as such. */
  was?: string | null
  currency: string
  locale: Locale
  size?: 'normal' | 'large'
  /** "Now" and "was", for those who do not see the stroke. */
  words: { now: string; was: string }
}

export function Price({ value, was, currency, locale, size = 'normal', words }: Props) {
  return (
    <span className={css.price} data-size={size}>
      <b>
        {was && <VisuallyHidden>{words.now} </VisuallyHidden>}
        <Money value={value} currency={currency} locale={locale} />
      </b>
      {was && (
        <>
          {' '}
          <del>
            <VisuallyHidden>{words.was} </VisuallyHidden>
            <Money value={was} currency={currency} locale={locale} />
          </del>
        </>
      )}
    </span>
  )
}
