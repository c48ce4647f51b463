import type { Db } from '../../../platform/db/db.ts'
import { listActors, listAudit, type AuditLine, type AuditWish } from './audit-log.store.ts'

export type { AuditLine } from './audit-log.store.ts'

/** A page of entries; `next` goes on from its last, null where there are no more. */
export async function auditPage(
  db: Db,
  { limit, ...wish }: AuditWish,
): Promise<{ lines: AuditLine[]; next: string | null }> {
  const found = await listAudit(db, { ...wish, limit: limit + 1 })
  const lines = found.slice(0, limit)
  const last = found.length > limit ? lines.at(-1) : undefined
  return { lines, next: last ? String(last.id) : null }
}

export const auditActors = (db: Db, merchantId: number) => listActors(db, merchantId)
