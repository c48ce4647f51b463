import { createUseText } from '../../i18n/text.tsx'
import { filtersStrings } from './filters.strings.ts'

export const useFiltersText = createUseText(filtersStrings)
