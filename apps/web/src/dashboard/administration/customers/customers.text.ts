import { createUseText, type Text } from '../../../i18n/text.tsx'
import { customersStrings, type CustomersString } from './customers.strings.ts'

export const useCustomersText = createUseText(customersStrings)

export type CustomersText = Text<CustomersString>
