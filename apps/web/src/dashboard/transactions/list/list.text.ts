import { createUseText } from '../../../i18n/text.tsx'
import { listStrings } from './list.strings.ts'

export const useListText = createUseText(listStrings)
