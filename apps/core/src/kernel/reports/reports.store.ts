import { and, asc, count, eq, gt, inArray, isNotNull, lte, min, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { openStates, type FileFormat, type ReportSource } from './report.domain.ts'
import { report } from './reports.schema.ts'

export type ReportRow = typeof report.$inferSelect

export type NewReport = {
  merchantId: number
  publicId: string
  source: ReportSource
  plugin: string | null
  userId: number
  username: string
  fileFormat: FileFormat
  language: 'en' | 'ar'
  fields: string[]
  query: Record<string, string>
  pressKey?: string | null
}

/** Whose reports may be seen: a user's own, or all of a merchant. */
export type Sight = { merchantId: number; userId: number | null }

export async function insertReport(tx: Tx, made: NewReport, now: Date): Promise<void> {
  await tx.insert(report).values({ ...made, createdAt: now })
}

export async function findReport(db: Db | Tx, sight: Sight, publicId: string): Promise<ReportRow | null> {
  const [found] = await db
    .select()
    .from(report)
    .where(and(seen(sight), eq(report.publicId, publicId)))
  return found ?? null
}

export const findReports = (db: Db, sight: Sight, ids: readonly number[]): Promise<ReportRow[]> =>
  db
    .select()
    .from(report)
    .where(and(seen(sight), inArray(report.id, [...ids])))

type Asker = { merchantId: number; userId: number }

/** Parallel presses of one user wait for each other here. */
export async function lockAsker(tx: Tx, { merchantId, userId }: Asker): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`report ${merchantId} ${userId}`}, 0))`,
  )
}

/** What this press has asked for already. */
export async function findPressed(
  tx: Tx,
  { merchantId, userId, pressKey }: Asker & { pressKey: string },
): Promise<string | null> {
  const [found] = await tx
    .select({ publicId: report.publicId })
    .from(report)
    .where(and(eq(report.merchantId, merchantId), eq(report.userId, userId), eq(report.pressKey, pressKey)))
  return found?.publicId ?? null
}

/** How many the user asked for lately, and when the first of them was: the hourly limit. */
export async function countAsked(
  tx: Tx,
  { merchantId, userId, since }: Asker & { since: Date },
): Promise<{ asked: number; oldest: Date | null }> {
  const [found] = await tx
    .select({ asked: count(), oldest: min(report.createdAt) })
    .from(report)
    .where(and(eq(report.merchantId, merchantId), eq(report.userId, userId), gt(report.createdAt, since)))
  return { asked: found?.asked ?? 0, oldest: found?.oldest ?? null }
}

/** Ready reports whose time is over become expired. */
export async function expireReports(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(report)
    .set({ state: 'expired' })
    .where(and(eq(report.state, 'ready'), lte(report.expiresAt, now)))
}

export async function findExpiredFiles(db: Db): Promise<{ id: number; file: string }[]> {
  const rows = await db
    .select({ id: report.id, file: report.file })
    .from(report)
    .where(and(eq(report.state, 'expired'), isNotNull(report.file)))
    .limit(100)
  return rows.flatMap(({ id, file }) => (file === null ? [] : [{ id, file }]))
}

export async function forgetFiles(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .update(report)
    .set({ file: null })
    .where(and(eq(report.state, 'expired'), inArray(report.id, [...ids])))
}

/** Whether any is to be made that nobody makes: not leased, and not taken since `takenBefore`. */
export const isReportDue = (now: SQL, takenBefore: SQL, sources: readonly ReportSource[]): SQL =>
  sql`exists (select from ${report} where ${and(due(now, sources), notTaken(takenBefore))})`

/** The oldest of them; null where there is none. */
export async function takeDue(
  tx: Tx,
  { now, sources, takenBefore }: { now: Date; sources: readonly ReportSource[]; takenBefore: Date },
): Promise<{ id: number; merchantId: number } | null> {
  const oldest = tx
    .select({ id: report.id })
    .from(report)
    .where(and(due(moment(now), sources), notTaken(moment(takenBefore))))
    .orderBy(asc(report.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await tx
    .update(report)
    .set({ queuedAt: now })
    // As one value it is asked for once; as a set it might be more often, and would take more than one.
    .where(eq(report.id, sql`(${oldest})`))
    .returning({ id: report.id, merchantId: report.merchantId })
  return taken ?? null
}

/** The report under a lease of this try; null where somebody else has it, or it is done. */
export async function leaseReport(
  tx: Tx,
  {
    id,
    merchantId,
    now,
    until,
    sources,
  }: { id: number; merchantId: number; now: Date; until: Date; sources: readonly ReportSource[] },
): Promise<ReportRow | null> {
  const [leased] = await tx
    .update(report)
    .set({
      state: 'preparing',
      leasedUntil: until,
      tries: sql`${report.tries} + 1`,
      rowsDone: 0,
      problem: null,
    })
    .where(and(eq(report.id, id), eq(report.merchantId, merchantId), due(moment(now), sources)))
    .returning()
  return leased ?? null
}

/** Only by whoever still holds the lease; false where it was lost. */
export async function updateLeased(
  tx: Tx,
  leased: ReportRow,
  change: Partial<typeof report.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(report)
    .set(change)
    .where(
      and(
        eq(report.id, leased.id),
        eq(report.merchantId, leased.merchantId),
        eq(report.state, 'preparing'),
        eq(report.tries, leased.tries),
      ),
    )
    .returning({ id: report.id })
  return changed.length > 0
}

/** Whoever makes it loses the lease and throws its file away; false where it is made already. */
export async function cancelReport(
  tx: Tx,
  { merchantId, id, now }: { merchantId: number; id: number; now: Date },
): Promise<boolean> {
  const canceled = await tx
    .update(report)
    .set({ state: 'canceled', leasedUntil: null, finishedAt: now })
    .where(and(eq(report.merchantId, merchantId), eq(report.id, id), inArray(report.state, openStates)))
    .returning({ id: report.id })
  return canceled.length > 0
}

export const seen = ({ merchantId, userId }: Sight): SQL | undefined =>
  and(eq(report.merchantId, merchantId), userId === null ? undefined : eq(report.userId, userId))

const due = (now: SQL, sources: readonly ReportSource[]): SQL | undefined =>
  and(
    inArray(report.state, openStates),
    inArray(report.source, [...sources]),
    sql`(${report.leasedUntil} is null or ${report.leasedUntil} <= ${now})`,
  )

const notTaken = (before: SQL): SQL => sql`(${report.queuedAt} is null or ${report.queuedAt} <= ${before})`

const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`
