import { createUseText, type Text } from '../../i18n/text.tsx'
import { homeStrings, type HomeString } from './home.strings.ts'

export const useHomeText = createUseText(homeStrings)

export type HomeText = Text<HomeString>
