import type { AuditString } from '../kernel/audit/audit.strings.ts'
import { recordAudit } from '../kernel/audit/audit.store.ts'
import type { Tx } from '../platform/db/db.ts'
import type { Origin } from './auth-deps.ts'

type AuthEvent = {
  actor: string
  action: AuditString
  object: string
  detail?: Record<string, unknown>
  sessionId?: number | null
}

/** D-26: who signed in, who tried to, and what became of it. */
export const recordAuth = (
  tx: Tx,
  { merchantId, network, requestId }: Omit<Origin, 'language' | 'device'>,
  event: AuthEvent & { now: Date },
): Promise<void> => {
  const { now, ...entry } = event
  return recordAudit(tx, { merchantId, network, requestId, ...entry }, now)
}
