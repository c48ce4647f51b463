import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import { reportLink } from './reports.schema.ts'

export type ReportLink = typeof reportLink.$inferInsert

export async function insertLink(tx: Tx, link: ReportLink): Promise<void> {
  await tx.insert(reportLink).values(link)
}

/** For the right user, in time: the first time, or again. Null: not at all. */
export async function useLink(
  tx: Tx,
  link: Pick<ReportLink, 'tokenHash' | 'merchantId' | 'reportId' | 'userId'>,
  now: Date,
): Promise<'first' | 'again' | null> {
  const isOpen = and(
    eq(reportLink.merchantId, link.merchantId),
    eq(reportLink.tokenHash, link.tokenHash),
    eq(reportLink.reportId, link.reportId),
    eq(reportLink.userId, link.userId),
    gt(reportLink.expiresAt, now),
  )
  const { tokenHash } = reportLink
  const first = await tx
    .update(reportLink)
    .set({ usedAt: now })
    .where(and(isOpen, isNull(reportLink.usedAt)))
    .returning({ tokenHash })
  if (first.length > 0) return 'first'
  const again = await tx.select({ tokenHash }).from(reportLink).where(isOpen)
  return again.length > 0 ? 'again' : null
}

export async function dropOldLinks(tx: Tx, before: Date): Promise<void> {
  await tx.delete(reportLink).where(lt(reportLink.expiresAt, before))
}
