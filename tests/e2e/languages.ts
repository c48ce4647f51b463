import type { Locale } from '@wasl/domain/locale'

/** Paying is walked in both languages, all else in one of them, about half of it in Arabic (decision 147). */
export const inEnglish: readonly Locale[] = ['en']
export const inArabic: readonly Locale[] = ['ar']
