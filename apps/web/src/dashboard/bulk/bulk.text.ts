import { createUseText, type Text } from '../../i18n/text.tsx'
import { bulkStrings, type BulkString } from './bulk.strings.ts'

export const useBulkText = createUseText(bulkStrings)

export type BulkText = Text<BulkString>
