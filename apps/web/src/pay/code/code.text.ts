import { createUseText } from '../../i18n/text.tsx'
import { codeStrings } from './code.strings.ts'

export const useCodeText = createUseText(codeStrings)
