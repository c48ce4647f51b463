import { createUseText } from '../../i18n/text.tsx'
import { stockStrings } from './stock.strings.ts'

export const useStockText = createUseText(stockStrings)
