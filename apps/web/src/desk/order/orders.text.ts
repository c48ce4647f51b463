import { createUseText } from '../../i18n/text.tsx'
import { ordersStrings } from './orders.strings.ts'

export const useOrdersText = createUseText(ordersStrings)
