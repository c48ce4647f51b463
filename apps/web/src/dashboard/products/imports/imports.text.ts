import { createUseText } from '../../../i18n/text.tsx'
import { importsStrings } from './imports.strings.ts'

export const useImportsText = createUseText(importsStrings)
