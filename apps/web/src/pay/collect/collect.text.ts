import { createUseText } from '../../i18n/text.tsx'
import { collectStrings } from './collect.strings.ts'

export const useCollectText = createUseText(collectStrings)
