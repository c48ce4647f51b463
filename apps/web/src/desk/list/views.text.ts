import { createUseText } from '../../i18n/text.tsx'
import { viewsStrings } from './views.strings.ts'

export const useViewsText = createUseText(viewsStrings)
