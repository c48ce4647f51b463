import { createUseText, type Text } from '../../i18n/text.tsx'
import { reportsStrings, type ReportsString } from './reports.strings.ts'

export const useReportsText = createUseText(reportsStrings)

export type ReportsText = Text<ReportsString>
