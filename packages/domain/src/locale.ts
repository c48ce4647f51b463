export const locales = ['en', 'ar'] as const
export type Locale = (typeof locales)[number]

export type Direction = 'ltr' | 'rtl'

/** A text in both languages; either may be empty. */
export type Localised = { readonly en: string; readonly ar: string }

export const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text)

export const directionOf = (locale: Locale): Direction => (locale === 'ar' ? 'rtl' : 'ltr')

export const otherLocale = (locale: Locale): Locale => (locale === 'ar' ? 'en' : 'ar')

/** Pinned, because ICU versions format the plain tags differently. */
export const localeTag = (locale: Locale): string =>
  locale === 'ar' ? 'ar-KW-u-nu-latn-ca-gregory' : 'en-KW'

/** Falls back to the other language if the text is empty. */
export const pick = (text: Localised, locale: Locale): string => text[locale] || text[otherLocale(locale)]

/** The name of a row in the reader's language. Empty if the row has no name. */
export const nameOf = (row: { nameEn: string | null; nameAr: string | null }, locale: Locale): string =>
  pick({ en: row.nameEn ?? '', ar: row.nameAr ?? '' }, locale)

export const titleOf = (row: { titleEn: string; titleAr: string }, locale: Locale): string =>
  pick({ en: row.titleEn, ar: row.titleAr }, locale)
