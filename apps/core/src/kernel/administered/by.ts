import type { Context } from 'hono'
import type { AuditString } from '../audit/audit.strings.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { staffOf } from '../people/staff-of.ts'
import type { Staff } from '../people/staff.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'

/** Who administers, and from where. */
export type By = { staff: Staff; requestId: string; network: string | null }

export const byOf = (c: Context<CoreEnv>): By => ({
  staff: staffOf(c),
  requestId: c.var.requestId,
  network: c.var.network,
})

type Done = { action: AuditString; object: string; detail?: Record<string, unknown>; now: Date }

export const audited = (
  tx: Tx,
  { staff, requestId, network }: By,
  { now, ...entry }: Done,
): Promise<void> => {
  const { merchantId, username: actor, sessionId } = staff
  return recordAudit(tx, { merchantId, actor, sessionId, requestId, network, ...entry }, now)
}
