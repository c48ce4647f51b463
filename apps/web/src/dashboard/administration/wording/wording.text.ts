import { createUseText, type Text } from '../../../i18n/text.tsx'
import { wordingStrings, type WordingString } from './wording.strings.ts'

export const useWordingText = createUseText(wordingStrings)

export type WordingText = Text<WordingString>
