import type { Locale } from '@wasl/domain/locale'

/** Between the parts of an address or a list of fields. */
export const separatorOf = (locale: Locale): string => (locale === 'ar' ? '، ' : ', ')
