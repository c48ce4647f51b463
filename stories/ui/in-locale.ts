import type { Locale } from '@wasl/domain/locale'

type Toolbar = { globals: Record<string, unknown> }

/** The language chosen in the toolbar, or by the test runner. */
export const inLocale = ({ globals }: Toolbar): Locale => (globals.locale === 'ar' ? 'ar' : 'en')

/** A sample text in the language of the toolbar. */
export const say = (context: Toolbar, en: string, ar: string): string =>
  inLocale(context) === 'ar' ? ar : en
