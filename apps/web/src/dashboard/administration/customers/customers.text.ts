import { createUseText } from '../../../i18n/text.tsx'
import { customersStrings } from './customers.strings.ts'

export const useCustomersText = createUseText(customersStrings)
