import { wordsOf } from '../../platform/http/words.ts'
import { helpStrings } from './help.strings.ts'
import { helpStringsAr } from './help.strings.ar.ts'

export const helpWords = wordsOf({ en: helpStrings, ar: helpStringsAr })
