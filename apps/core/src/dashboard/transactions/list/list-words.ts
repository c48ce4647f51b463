import type { Locale } from '@wasl/domain/locale'
import { wordsOf } from '../../../platform/http/words.ts'
import { listStrings, type ListString } from './list.strings.ts'
import { listStringsAr } from './list.strings.ar.ts'

export const listWords = wordsOf({ en: listStrings, ar: listStringsAr })

/** A choice of a filter: its code, and what it is called in the request's language and in both. */
export function choice(value: string, { en, ar }: { en: string; ar: string }, language: Locale) {
  return {
    value,
    display_name: (language === 'ar' ? ar : en) || value,
    display_name_en: en || value,
    display_name_ar: ar || value,
  }
}

export const textOf = (key: ListString): { en: string; ar: string } => ({
  en: listStrings[key],
  ar: listStringsAr[key],
})

const isKey = (key: string): key is ListString => Object.hasOwn(listStrings, key)

/** A name the code has no text for is shown as it is. */
export function nameOf(
  kind: 'state' | 'money_state' | 'plugin' | 'column',
  name: string,
): { en: string; ar: string } {
  const key = `${kind}.${name}`
  return isKey(key) ? textOf(key) : { en: name, ar: name }
}
