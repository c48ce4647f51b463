import { createUseText } from '../../../i18n/text.tsx'
import { settingsStrings } from './settings.strings.ts'

export const useSettingsText = createUseText(settingsStrings)
