import type { Locale } from '@wasl/domain/locale'

/** The language chosen in the toolbar, or by the test runner. */
export const inLocale = ({ globals }: { globals: Record<string, unknown> }): Locale =>
  globals.locale === 'ar' ? 'ar' : 'en'
