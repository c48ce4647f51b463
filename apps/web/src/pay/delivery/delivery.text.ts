import { createUseText } from '../../i18n/text.tsx'
import { deliveryStrings } from './delivery.strings.ts'

export const useDeliveryText = createUseText(deliveryStrings)
