import { createUseText } from '../i18n/text.tsx'
import { appStrings } from './app.strings.ts'

export const useAppText = createUseText(appStrings)
