import { createUseText } from '../../../i18n/text.tsx'
import { exportStrings } from './export.strings.ts'

export const useExportText = createUseText(exportStrings)
