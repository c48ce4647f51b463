import { wordsOf } from '../../platform/http/words.ts'
import { pushStrings } from './push.strings.ts'
import { pushStringsAr } from './push.strings.ar.ts'

export const pushWords = wordsOf({ en: pushStrings, ar: pushStringsAr })
