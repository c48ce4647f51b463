import { createUseText } from '../../i18n/text.tsx'
import { writtenStrings } from './written.strings.ts'

export const useWrittenText = createUseText(writtenStrings)
