import { and, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { subjectsOf, type ActivityKind } from './activity.domain.ts'
import { audit } from './audit.schema.ts'
import type { AuditString } from './audit.strings.ts'

export type AuditEntry = {
  merchantId: number | null
  actor: string
  /** One that has words in both languages. */
  action: AuditString
  object: string
  detail?: Record<string, unknown>
  requestId?: string | null
  sessionId?: number | null
  network?: string | null
}

export const recordAudit = (tx: Tx, entry: AuditEntry, now: Date): Promise<void> =>
  recordAudits(tx, [entry], now)

/** One entry for several merchants. */
export async function recordAudits(tx: Tx, entries: readonly AuditEntry[], now: Date): Promise<void> {
  await tx.insert(audit).values(entries.map((entry) => ({ ...entry, at: now })))
}

export type AuditRow = typeof audit.$inferSelect

export const findEntries = (
  db: Db,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
): Promise<AuditRow[]> =>
  db
    .select()
    .from(audit)
    .where(and(eq(audit.merchantId, merchantId), inArray(audit.id, [...ids])))

/** An action is named `session.started`: its object's kind is before the dot. */
export function isOfKind(kind: ActivityKind): SQL {
  const about = sql`split_part(${audit.action}, '.', 1)`
  return kind === 'settings'
    ? notInArray(about, Object.values(subjectsOf).flat())
    : inArray(about, [...subjectsOf[kind]])
}
