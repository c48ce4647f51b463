import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import { reportLink } from './reports.schema.ts'

export type ReportLink = typeof reportLink.$inferInsert

export async function insertLink(tx: Tx, link: ReportLink): Promise<void> {
  await tx.insert(reportLink).values(link)
}

/** True once: for the right user, in time, and never again. */
export async function useLink(
  tx: Tx,
  link: Pick<ReportLink, 'tokenHash' | 'merchantId' | 'reportId' | 'userId'>,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(reportLink)
    .set({ usedAt: now })
    .where(
      and(
        eq(reportLink.merchantId, link.merchantId),
        eq(reportLink.tokenHash, link.tokenHash),
        eq(reportLink.reportId, link.reportId),
        eq(reportLink.userId, link.userId),
        isNull(reportLink.usedAt),
        gt(reportLink.expiresAt, now),
      ),
    )
    .returning({ tokenHash: reportLink.tokenHash })
  return used.length > 0
}

export async function dropOldLinks(tx: Tx, before: Date): Promise<void> {
  await tx.delete(reportLink).where(lt(reportLink.expiresAt, before))
}
