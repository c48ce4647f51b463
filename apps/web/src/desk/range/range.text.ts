import { createUseText } from '../../i18n/text.tsx'
import { rangeStrings } from './range.strings.ts'

export const useRangeText = createUseText(rangeStrings)
