import { createUseText } from '../../../i18n/text.tsx'
import { auditLogStrings } from './audit-log.strings.ts'

export const useAuditText = createUseText(auditLogStrings)
