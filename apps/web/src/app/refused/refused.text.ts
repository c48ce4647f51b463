import { createUseText } from '../../i18n/text.tsx'
import { refusedStrings } from './refused.strings.ts'

export const useRefusedText = createUseText(refusedStrings)
