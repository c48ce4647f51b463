import { createUseText } from '../i18n/text.tsx'
import { authStrings } from './auth.strings.ts'

export const useAuthText = createUseText(authStrings)
