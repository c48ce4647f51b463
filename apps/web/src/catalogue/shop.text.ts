import { createUseText } from '../i18n/text.tsx'
import { shopStrings } from './shop.strings.ts'

export const useShopText = createUseText(shopStrings)
