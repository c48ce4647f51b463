import { wordsOf } from '../../platform/http/words.ts'
import { receiptStringsAr } from './receipt.strings.ar.ts'
import { receiptStrings } from './receipt.strings.ts'

export const receiptWords = wordsOf({ en: receiptStrings, ar: receiptStringsAr })
