import { createUseText, type Text } from '../../../i18n/text.tsx'
import { settingsStrings, type SettingsString } from './settings.strings.ts'

export const useSettingsText = createUseText(settingsStrings)

export type SettingsText = Text<SettingsString>
