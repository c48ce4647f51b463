import { createUseText, type Text } from '../../i18n/text.tsx'
import { restrictionStrings, type RestrictionString } from './restriction.strings.ts'

export const useRestrictionText = createUseText(restrictionStrings)

export type RestrictionText = Text<RestrictionString>
