import { createUseText } from '../i18n/text.tsx'
import { payStrings } from './pay.strings.ts'

export const usePayText = createUseText(payStrings)
