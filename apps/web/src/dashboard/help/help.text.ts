import { createUseText } from '../../i18n/text.tsx'
import { helpStrings } from './help.strings.ts'

export const useHelpText = createUseText(helpStrings)
