import type { Locale } from '@wasl/domain/locale'

/** Why something is refused: in the page's own words, or in the server's, which came in one language. */
export type Said<Key> = { own: Key } | { server: string; locale: Locale }

type Page<Key> = { t: (key: Key) => string; locale: Locale }

/**
 * S1 §8: nothing stands in another language than its page. The page's own words change with it; the server's are gone, and
 * come anew with the next press.
 */
export function wordsOf<Key>(said: Said<Key> | null | undefined, { t, locale }: Page<Key>): string | null {
  if (!said) return null
  if ('own' in said) return t(said.own)
  return said.locale === locale ? said.server : null
}
