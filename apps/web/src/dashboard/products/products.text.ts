import { createUseText } from '../../i18n/text.tsx'
import { productsStrings } from './products.strings.ts'

export const useProductsText = createUseText(productsStrings)
