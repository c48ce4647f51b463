import { and, asc, count, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inChunks } from '../../platform/db/in-chunks.ts'
import { importJob, importRow } from './import-jobs.schema.ts'
import type { Cells, JobPlugin, JudgedRow, RowOutcome } from './job.domain.ts'

export type JobRow = typeof importJob.$inferSelect
export type ImportRow = typeof importRow.$inferSelect
export type JobPlace = { merchantId: number; plugin: JobPlugin; publicId: string }
type OfJob = { merchantId: number; jobId: number }

export async function insertJob(tx: Tx, values: typeof importJob.$inferInsert): Promise<JobRow> {
  const [row] = await tx.insert(importJob).values(values).returning()
  if (!row) throw new Error('the import was not stored')
  return row
}

const at = ({ merchantId, plugin, publicId }: JobPlace): SQL | undefined =>
  and(eq(importJob.publicId, publicId), eq(importJob.plugin, plugin), eq(importJob.merchantId, merchantId))

export async function findJob(db: Db | Tx, place: JobPlace): Promise<JobRow | null> {
  const [row] = await db.select().from(importJob).where(at(place))
  return row ?? null
}

/** Whoever changes an import or its rows stands in line here. */
export async function lockJob(tx: Tx, place: JobPlace): Promise<JobRow | null> {
  const [row] = await tx.select().from(importJob).where(at(place)).for('update')
  return row ?? null
}

export const newestJobs = (
  db: Db,
  { merchantId, plugin, limit }: { merchantId: number; plugin: JobPlugin; limit: number },
): Promise<JobRow[]> =>
  db
    .select()
    .from(importJob)
    .where(and(eq(importJob.merchantId, merchantId), eq(importJob.plugin, plugin)))
    .orderBy(desc(importJob.id))
    .limit(limit)

/** The applied one that comes last: only that can be undone. */
export async function lastApplied(
  db: Db | Tx,
  { merchantId, plugin }: { merchantId: number; plugin: JobPlugin },
): Promise<string | null> {
  const [row] = await db
    .select({ publicId: importJob.publicId })
    .from(importJob)
    .where(
      and(
        eq(importJob.merchantId, merchantId),
        eq(importJob.plugin, plugin),
        inArray(importJob.state, ['applied', 'undoing']),
      ),
    )
    .orderBy(desc(importJob.appliedAt), desc(importJob.id))
    .limit(1)
  return row?.publicId ?? null
}

export async function updateJob(
  tx: Tx,
  { merchantId, id }: Pick<JobRow, 'merchantId' | 'id'>,
  change: Partial<typeof importJob.$inferInsert>,
): Promise<void> {
  await tx
    .update(importJob)
    .set(change)
    .where(and(eq(importJob.merchantId, merchantId), eq(importJob.id, id)))
}

const isWaiting = (now: SQL): SQL => sql`${importJob.state} in ('uploaded', 'checking', 'applying', 'undoing')
  and (${importJob.leasedUntil} is null or ${importJob.leasedUntil} <= ${now})`

export const importsAreDue = (now: SQL): SQL => sql`exists (select from ${importJob} where ${isWaiting(now)})`

/** Of every merchant: imports that wait for a step, or whose worker is gone. */
export async function leaseJob(
  tx: Tx,
  { now, until, publicId }: { now: Date; until: Date; publicId?: string },
): Promise<JobRow | null> {
  const [due] = await tx
    .select({ id: importJob.id, merchantId: importJob.merchantId })
    .from(importJob)
    .where(
      and(
        isWaiting(sql`${now.toISOString()}::timestamptz`),
        publicId === undefined ? undefined : eq(importJob.publicId, publicId),
      ),
    )
    .orderBy(importJob.id)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return null
  const [leased] = await tx
    .update(importJob)
    .set({
      state: sql`case when ${importJob.state} = 'uploaded' then 'checking' else ${importJob.state} end`,
      leasedUntil: until,
      tries: sql`${importJob.tries} + 1`,
    })
    .where(and(eq(importJob.merchantId, due.merchantId), eq(importJob.id, due.id)))
    .returning()
  return leased ?? null
}

/** Only by whoever holds the last lease: `tries` is its number. */
export async function updateLeased(
  tx: Tx,
  { merchantId, id, tries }: JobRow,
  change: Partial<typeof importJob.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(importJob)
    .set(change)
    .where(and(eq(importJob.merchantId, merchantId), eq(importJob.id, id), eq(importJob.tries, tries)))
    .returning({ id: importJob.id })
  return rows.length > 0
}

export async function insertTypedRows(
  tx: Tx,
  of: OfJob,
  rows: readonly { number: number; cells: Cells }[],
): Promise<void> {
  await inChunks(rows, 1_000, (part) => tx.insert(importRow).values(part.map((row) => ({ ...of, ...row }))))
}

export const allRows = (db: Db | Tx, of: OfJob): Promise<ImportRow[]> =>
  db.select().from(importRow).where(isOf(of)).orderBy(asc(importRow.number))

export async function updateRow(
  tx: Tx,
  { number, ...of }: OfJob & { number: number },
  change: Partial<typeof importRow.$inferInsert>,
): Promise<void> {
  await tx
    .update(importRow)
    .set(change)
    .where(and(isOf(of), eq(importRow.number, number)))
}

/** What the rows mean, all in one statement. */
export async function writeJudged(tx: Tx, of: OfJob, rows: readonly JudgedRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    update import_row r set outcome = j.outcome, sku = j.sku, name_en = j."nameEn", name_ar = j."nameAr",
      picture = j.picture, ref = j.ref, ref_revision = j."refRevision", before = j.before, after = j.after,
      problems = j.problems, is_steep = j."isSteep"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as j(number int, outcome text, sku text, "nameEn" text,
      "nameAr" text, picture text, ref text, "refRevision" int, before jsonb, after jsonb, problems jsonb, "isSteep" boolean)
    where r.merchant_id = ${of.merchantId} and r.job_id = ${of.jobId} and r.number = j.number`)
}

/** The revisions that an import left behind, by the number of the row. */
export async function writeApplied(
  tx: Tx,
  of: OfJob,
  rows: readonly { number: number; ref: string; revision: number }[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    update import_row r set ref = j.ref, applied_revision = j.revision
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as j(number int, ref text, revision int)
    where r.merchant_id = ${of.merchantId} and r.job_id = ${of.jobId} and r.number = j.number`)
}

export type JobCounts = Record<RowOutcome, number> & { corrected: number; steep: number; rows: number }

export async function countRows(db: Db | Tx, of: OfJob): Promise<JobCounts> {
  const number = (what: SQL) => sql<number>`(count(*) filter (where ${what}))::int`
  const is = (outcome: RowOutcome) => number(sql`${importRow.outcome} = ${outcome}`)
  const [row] = await db
    .select({
      rows: sql<number>`count(*)::int`,
      create: is('create'),
      change: is('change'),
      same: is('same'),
      wrong: is('wrong'),
      dropped: is('dropped'),
      corrected: number(sql`${importRow.isCorrected}`),
      steep: number(sql`${importRow.isSteep} and ${importRow.outcome} = 'change'`),
    })
    .from(importRow)
    .where(isOf(of))
  const none = { rows: 0, create: 0, change: 0, same: 0, wrong: 0, dropped: 0, corrected: 0, steep: 0 }
  return row ?? none
}

/** Of several imports at once, by their ids. */
export async function countOutcomes(
  db: Db,
  { merchantId, jobIds }: { merchantId: number; jobIds: readonly number[] },
): Promise<Map<number, Partial<Record<RowOutcome, number>>>> {
  const found = new Map<number, Partial<Record<RowOutcome, number>>>()
  if (jobIds.length === 0) return found
  const rows = await db
    .select({ jobId: importRow.jobId, outcome: importRow.outcome, rows: count() })
    .from(importRow)
    .where(and(eq(importRow.merchantId, merchantId), inArray(importRow.jobId, [...jobIds])))
    .groupBy(importRow.jobId, importRow.outcome)
  for (const { jobId, outcome, rows: many } of rows)
    if (outcome) found.set(jobId, { ...found.get(jobId), [outcome]: many })
  return found
}

export type RowsShown = 'all' | 'create' | 'change' | 'same' | 'wrong'

const shown = (show: RowsShown): SQL | undefined => {
  switch (show) {
    case 'all':
      return sql`${importRow.outcome} <> 'same'`
    case 'wrong':
      return sql`(${importRow.outcome} in ('wrong', 'dropped') or ${importRow.isCorrected})`
    case 'create':
    case 'change':
    case 'same':
      return eq(importRow.outcome, show)
  }
}

export type RowsAsked = { show: RowsShown; limit: number; offset: number }

/** What a person must look at first: wrong rows, then those with a steep price, then the rest by number. */
export async function pageOfRows(
  db: Db,
  of: OfJob,
  { show, limit, offset }: RowsAsked,
): Promise<{ rows: ImportRow[]; count: number }> {
  const wanted = and(isOf(of), shown(show))
  const [counted] = await db.select({ rows: count() }).from(importRow).where(wanted)
  const rows = await db
    .select()
    .from(importRow)
    .where(wanted)
    .orderBy(
      sql`(${importRow.outcome} in ('wrong', 'dropped') or ${importRow.isCorrected}) desc`,
      asc(importRow.number),
    )
    .limit(limit)
    .offset(offset)
  return { rows, count: counted?.rows ?? 0 }
}

export const rowsAfter = (
  db: Db,
  of: OfJob,
  { after, limit, outcomes }: { after: number; limit: number; outcomes: readonly RowOutcome[] },
): Promise<ImportRow[]> =>
  db
    .select()
    .from(importRow)
    .where(and(isOf(of), inArray(importRow.outcome, [...outcomes]), gt(importRow.number, after)))
    .orderBy(asc(importRow.number))
    .limit(limit)

const isOf = ({ merchantId, jobId }: OfJob): SQL | undefined =>
  and(eq(importRow.merchantId, merchantId), eq(importRow.jobId, jobId))
