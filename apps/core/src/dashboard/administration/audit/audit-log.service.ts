import { auditList } from '@wasl/contracts/lists/audit'
import type { CoreQuery } from '@wasl/contracts/lists/query'
import { accepted, type Result } from '@wasl/domain/result'
import { readAsked } from '../../../kernel/lists/filters.domain.ts'
import { pageOf, type PageRefusal } from '../../../kernel/lists/page.domain.ts'
import type { Db } from '../../../platform/db/db.ts'
import { findAudit, listActors, type AuditLine } from './audit-log.store.ts'
import { auditEntries } from './audit.list.ts'

export type { AuditLine } from './audit-log.store.ts'

/** A part of the log, newest first. */
export async function auditPart(
  db: Db,
  merchantId: number,
  query: CoreQuery<typeof auditList>,
): Promise<Result<{ lines: AuditLine[]; next: string | null }, PageRefusal>> {
  const page = pageOf(auditList, query)
  if (!page.ok) return page
  const asked = { scope: merchantId, filters: readAsked(auditList, query), page: page.value }
  const { ids, next } = await auditEntries.readPart(db, asked)
  return accepted({ lines: await findAudit(db, { merchantId, ids }), next })
}

export const auditActors = (db: Db, merchantId: number) => listActors(db, merchantId)
