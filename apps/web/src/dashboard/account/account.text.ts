import { createUseText } from '../../i18n/text.tsx'
import { accountStrings } from './account.strings.ts'

export const useAccountText = createUseText(accountStrings)
