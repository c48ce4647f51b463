import type { Tx } from '../../platform/db/db.ts'
import { audit } from './audit.schema.ts'

export type AuditEntry = {
  merchantId: number | null
  actor: string
  action: string
  object: string
  detail?: Record<string, unknown>
  requestId?: string | null
}

export async function recordAudit(tx: Tx, entry: AuditEntry, now: Date): Promise<void> {
  await tx.insert(audit).values({ ...entry, at: now })
}
