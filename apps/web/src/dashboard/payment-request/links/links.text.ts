import { createUseText } from '../../../i18n/text.tsx'
import { linksStrings } from './links.strings.ts'

export const useLinksText = createUseText(linksStrings)
