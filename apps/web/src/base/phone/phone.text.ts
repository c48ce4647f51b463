import { createUseText } from '../../i18n/text.tsx'
import { phoneStrings } from './phone.strings.ts'

export const usePhoneText = createUseText(phoneStrings)
