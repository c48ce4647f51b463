import { createUseText } from '../../../i18n/text.tsx'
import { pausingStrings } from './pausing.strings.ts'

export const usePausingText = createUseText(pausingStrings)
