import { createUseText, type Text } from '../../i18n/text.tsx'
import { administrationStrings, type AdministrationString } from './administration.strings.ts'

export const useAdministrationText = createUseText(administrationStrings)

export type AdministrationText = Text<AdministrationString>
