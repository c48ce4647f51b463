import { createUseText } from '../../i18n/text.tsx'
import { areaStrings } from './area.strings.ts'

export const useAreaText = createUseText(areaStrings)
