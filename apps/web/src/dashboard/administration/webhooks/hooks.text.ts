import { createUseText } from '../../../i18n/text.tsx'
import { hooksStrings } from './hooks.strings.ts'

export const useHooksText = createUseText(hooksStrings)
