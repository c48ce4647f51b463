import type { z } from 'zod'
import { auditContract as core } from '../../../core/dashboard/administration/audit.contract.ts'
import { webOf, type Web } from '../../../web-of.ts'

/** The file is passed on as it comes (`audit-file.ts` of the bff). */
export const auditContract = webOf({ list: core.list, actors: core.actors }, '/dashboard')

export type AuditPage = Web<z.infer<(typeof core)['list']['responses'][200]>>
export type AuditEntry = AuditPage['results'][number]
