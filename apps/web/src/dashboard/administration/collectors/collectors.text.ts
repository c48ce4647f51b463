import { createUseText } from '../../../i18n/text.tsx'
import { collectorsStrings } from './collectors.strings.ts'

export const useCollectorsText = createUseText(collectorsStrings)
