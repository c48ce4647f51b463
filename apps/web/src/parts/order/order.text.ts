import { createUseText } from '../../i18n/text.tsx'
import { orderStrings } from './order.strings.ts'

export const useOrderText = createUseText(orderStrings)
