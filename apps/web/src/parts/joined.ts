import type { Locale } from '@wasl/domain/locale'

/** Words one after another, as each language parts them. */
export const joined = (words: readonly string[], locale: Locale): string =>
  words.join(locale === 'ar' ? '، ' : ', ')
