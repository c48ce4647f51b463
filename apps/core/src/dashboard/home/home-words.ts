import { pick, type Locale, type Localised } from '@wasl/domain/locale'
import { wordsOf } from '../../platform/http/words.ts'
import { homeStrings } from './home.strings.ts'
import { homeStringsAr } from './home.strings.ar.ts'

export const homeWords = wordsOf({ en: homeStrings, ar: homeStringsAr })

/** A name in the request's language and in both. */
export const named = (text: Localised, language: Locale) => ({
  name: pick(text, language),
  name_en: text.en,
  name_ar: text.ar,
})
