import { createUseText, type Text } from '../../../i18n/text.tsx'
import { appearanceStrings, type AppearanceString } from './appearance.strings.ts'

export const useAppearanceText = createUseText(appearanceStrings)

export type AppearanceText = Text<AppearanceString>
