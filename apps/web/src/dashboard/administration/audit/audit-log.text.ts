import { createUseText, type Text } from '../../../i18n/text.tsx'
import { auditLogStrings, type AuditLogString } from './audit-log.strings.ts'

export const useAuditText = createUseText(auditLogStrings)

export type AuditText = Text<AuditLogString>
