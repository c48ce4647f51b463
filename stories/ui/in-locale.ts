import type { Locale } from '@wasl/domain/locale'
import { pseudo } from './pseudo.ts'

type Toolbar = { globals: Record<string, unknown> }

/** The language chosen in the toolbar, or by the test runner. The pseudo-locale is English in every other respect. */
export const inLocale = ({ globals }: Toolbar): Locale => (globals.locale === 'ar' ? 'ar' : 'en')

/** A sample text in the language of the toolbar. */
export function say(context: Toolbar, en: string, ar: string): string {
  if (context.globals.locale === 'pseudo') return pseudo(en)
  return inLocale(context) === 'ar' ? ar : en
}
