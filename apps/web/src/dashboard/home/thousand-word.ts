import type { Locale } from '@wasl/domain/locale'
import type { HomeText } from './home.text.ts'

/** What follows a figure above 999 (S2 §9): a letter, or a word kept beside it. */
export const thousandWord = (t: HomeText, locale: Locale): string =>
  locale === 'ar' ? `\u00a0${t('home.thousand')}` : t('home.thousand')
