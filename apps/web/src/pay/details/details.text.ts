import { createUseText } from '../../i18n/text.tsx'
import { detailsStrings } from './details.strings.ts'

export const useDetailsText = createUseText(detailsStrings)
