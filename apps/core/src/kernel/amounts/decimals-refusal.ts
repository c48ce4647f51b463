import type { Locale } from '@wasl/domain/locale'
import { wordsOf } from '../../platform/http/words.ts'
import { decimalsStrings, type DecimalsString } from './decimals.strings.ts'
import { decimalsStringsAr } from './decimals.strings.ar.ts'

const words = wordsOf({ en: decimalsStrings, ar: decimalsStringsAr })

/** What is said where an amount has more decimals than these; no currency has more than ten. */
export function decimalsRefusal(decimals: number): { says: DecimalsString; values?: { decimals: number } } {
  const says = exact[decimals]
  return says ? { says } : { says: 'decimals.several', values: { decimals } }
}

const exact: readonly DecimalsString[] = ['decimals.none', 'decimals.one', 'decimals.two']

export function decimalsText(decimals: number, language: Locale): string {
  const { says, values } = decimalsRefusal(decimals)
  return words(says, language, values)
}
