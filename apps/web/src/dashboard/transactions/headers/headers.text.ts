import { createUseText } from '../../../i18n/text.tsx'
import { headersStrings } from './headers.strings.ts'

export const useHeadersText = createUseText(headersStrings)
