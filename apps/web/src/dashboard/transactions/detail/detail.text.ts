import { createUseText } from '../../../i18n/text.tsx'
import { detailStrings } from './detail.strings.ts'

export const useDetailText = createUseText(detailStrings)
