import { createUseText, type Text } from '../../../i18n/text.tsx'
import { auditFieldStrings, type AuditFieldString } from './audit-field.strings.ts'
import { auditLogStrings, type AuditLogString } from './audit-log.strings.ts'

export const useAuditText = createUseText({ ...auditLogStrings, ...auditFieldStrings })

export type AuditText = Text<AuditLogString | AuditFieldString>
