import { createUseText } from '../i18n/text.tsx'
import { appStrings } from './base.strings.ts'

export const useAppText = createUseText(appStrings)
