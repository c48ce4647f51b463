import { createUseText } from '../i18n/text.tsx'
import { posStrings } from './pos.strings.ts'

export const usePosText = createUseText(posStrings)
