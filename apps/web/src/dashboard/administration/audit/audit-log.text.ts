import { createUseText } from '../../../i18n/text.tsx'
import { auditFieldStrings } from './audit-field.strings.ts'
import { auditLogStrings } from './audit-log.strings.ts'

export const useAuditText = createUseText({ ...auditLogStrings, ...auditFieldStrings })
