import { createUseText } from '../../../i18n/text.tsx'
import { wordingStrings } from './wording.strings.ts'

export const useWordingText = createUseText(wordingStrings)
