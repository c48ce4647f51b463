import { createUseText } from '../../i18n/text.tsx'
import { resourceStrings } from './resource.strings.ts'

export const useResourceText = createUseText(resourceStrings)
