import { createUseText } from '../../i18n/text.tsx'
import { checksStrings } from './checks.strings.ts'

export const useChecksText = createUseText(checksStrings)
