import { createUseText } from '../../i18n/text.tsx'
import { administrationStrings } from './administration.strings.ts'

export const useAdministrationText = createUseText(administrationStrings)
