import { createUseText } from '../../i18n/text.tsx'
import { receiptStrings } from './receipt.strings.ts'

export const useReceiptText = createUseText(receiptStrings)
