import { createUseText } from '../../../i18n/text.tsx'
import { appearanceStrings } from './appearance.strings.ts'

export const useAppearanceText = createUseText(appearanceStrings)
