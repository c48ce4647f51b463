import { createUseText } from '../../i18n/text.tsx'
import { linkStrings } from './link.strings.ts'

export const useLinkText = createUseText(linkStrings)
