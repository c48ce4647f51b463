import { wordsOf } from '../../platform/http/words.ts'
import { payStrings, type PayString } from './pay.strings.ts'
import { payStringsAr } from './pay.strings.ar.ts'

export const payWords = wordsOf({ en: payStrings, ar: payStringsAr })

export const payText = (key: PayString): { en: string; ar: string } => ({
  en: payStrings[key],
  ar: payStringsAr[key],
})
