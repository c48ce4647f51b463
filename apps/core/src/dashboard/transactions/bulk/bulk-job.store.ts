import { and, asc, desc, eq, gt, gte, isNull, or, sql, type SQL } from 'drizzle-orm'
import { paymentTransaction } from '../../../kernel/ledger/ledger.schema.ts'
import { staffUser } from '../../../kernel/people/people.schema.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { bulkJob, bulkJobRow } from './bulk.schema.ts'

export type BulkJob = typeof bulkJob.$inferSelect
type Owner = { merchantId: number; userId: number }

export type Chosen = Pick<typeof paymentTransaction.$inferSelect, 'publicId' | 'state'>

/** What the list shows, newest first, at most one more than `limit`. */
export const findMatching = (tx: Tx, condition: SQL | undefined, limit: number): Promise<Chosen[]> =>
  tx
    .select({ publicId: paymentTransaction.publicId, state: paymentTransaction.state })
    .from(paymentTransaction)
    .where(condition)
    .orderBy(sql`${paymentTransaction.createdAt} desc`, sql`${paymentTransaction.id} desc`)
    .limit(limit + 1)

/** The caller holds the merchant's lock, under which keys are looked for. */
export async function insertJob(
  tx: Tx,
  values: typeof bulkJob.$inferInsert,
  chosen: readonly Chosen[],
): Promise<BulkJob> {
  const [job] = await tx.insert(bulkJob).values(values).returning()
  if (!job) throw new Error('the job was not stored')
  await tx.execute(sql`
    insert into ${bulkJobRow} (merchant_id, job_id, position, transaction_id, chosen_in)
    select ${job.merchantId}::int, ${job.id}::bigint, place, public_id, state
    from unnest(
      ${sql.param(chosen.map(({ publicId }) => publicId))}::text[], ${sql.param(chosen.map(({ state }) => state))}::text[])
      with ordinality as chosen (public_id, state, place)`)
  return job
}

export async function findJobByKey(
  tx: Tx,
  { merchantId, userId, key }: Owner & { key: string },
): Promise<BulkJob | null> {
  const [job] = await tx
    .select()
    .from(bulkJob)
    .where(
      and(eq(bulkJob.merchantId, merchantId), eq(bulkJob.userId, userId), eq(bulkJob.idempotencyKey, key)),
    )
  return job ?? null
}

/** Asked for of the same list by anybody since then and not stopped, or still worked on; newest first. */
export const findRecent = (
  tx: Tx,
  { merchantId, plugin, isDeleted, operation, since }: Alike,
): Promise<{ by: string; at: Date; query: BulkJob['query'] }[]> =>
  tx
    .select({ by: staffUser.username, at: bulkJob.createdAt, query: bulkJob.query })
    .from(bulkJob)
    .innerJoin(staffUser, and(eq(staffUser.merchantId, bulkJob.merchantId), eq(staffUser.id, bulkJob.userId)))
    .where(
      and(
        eq(bulkJob.merchantId, merchantId),
        plugin === null ? isNull(bulkJob.plugin) : eq(bulkJob.plugin, plugin),
        eq(bulkJob.isDeleted, isDeleted),
        eq(bulkJob.operation, operation),
        or(eq(bulkJob.state, 'working'), and(eq(bulkJob.state, 'finished'), gt(bulkJob.createdAt, since))),
      ),
    )
    .orderBy(desc(bulkJob.id))

type Alike = Pick<BulkJob, 'merchantId' | 'plugin' | 'isDeleted' | 'operation'> & { since: Date }

/** A user's own. */
export async function findJob(
  db: Db | Tx,
  { merchantId, userId, publicId }: Owner & { publicId: string },
): Promise<BulkJob | null> {
  const [job] = await db
    .select()
    .from(bulkJob)
    .where(
      and(eq(bulkJob.merchantId, merchantId), eq(bulkJob.userId, userId), eq(bulkJob.publicId, publicId)),
    )
  return job ?? null
}

const isFree = (now: SQL): SQL => sql`${bulkJob.state} = 'working'
  and (${bulkJob.leasedUntil} is null or ${bulkJob.leasedUntil} <= ${now})`

export const jobsAreDue = (now: SQL): SQL => sql`exists (select from ${bulkJob} where ${isFree(now)})`

/** The next one in turn that nobody works on; a worker that died leaves its job when the lease is over. */
export async function leaseJob(
  tx: Tx,
  { now, until, after }: { now: Date; until: Date; after: number },
): Promise<BulkJob | null> {
  const [due] = await tx
    .select({ id: bulkJob.id, merchantId: bulkJob.merchantId })
    .from(bulkJob)
    .where(isFree(sql`${now.toISOString()}::timestamptz`))
    .orderBy(sql`${bulkJob.id} <= ${after}`, asc(bulkJob.id))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return null
  const [job] = await tx.update(bulkJob).set({ leasedUntil: until }).where(isJob(due)).returning()
  return job ?? null
}

type Ref = { merchantId: number; id: number }

export const findOpenRows = (db: Db, { merchantId, id }: Ref, limit: number) =>
  db
    .select({
      position: bulkJobRow.position,
      transactionId: bulkJobRow.transactionId,
      chosenIn: bulkJobRow.chosenIn,
    })
    .from(bulkJobRow)
    .where(and(eq(bulkJobRow.merchantId, merchantId), eq(bulkJobRow.jobId, id), isNull(bulkJobRow.status)))
    .orderBy(asc(bulkJobRow.position))
    .limit(limit)

export type RowResult = { position: number; status: number; code: string; message: string }

/** What became of some rows, and the sums with them; the rest of the job is anybody's. */
export async function saveResults(
  tx: Tx,
  { merchantId, id }: Ref,
  results: readonly RowResult[],
): Promise<void> {
  const done = results.filter(({ status }) => status === 200).length
  await tx
    .update(bulkJob)
    .set({
      done: sql`${bulkJob.done} + ${done}`,
      failed: sql`${bulkJob.failed} + ${results.length - done}`,
      leasedUntil: null,
    })
    .where(isJob({ merchantId, id }))
  await tx.execute(sql`
    update ${bulkJobRow} r set status = told.status, code = told.code, message = told.message
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as told (position int, status int, code text, message text)
    where r.job_id = ${id} and r.merchant_id = ${merchantId} and r.position = told.position`)
}

export async function endJob(
  tx: Tx,
  ref: Ref,
  { state, now }: { state: 'finished' | 'stopped'; now: Date },
): Promise<void> {
  await tx
    .update(bulkJob)
    .set({ state, finishedAt: now, leasedUntil: null })
    .where(and(isJob(ref), eq(bulkJob.state, 'working')))
}

/** Of those that could not be done, the first ones. */
export const findFailures = (db: Db, { merchantId, id }: Ref, limit: number) =>
  db
    .select({
      transactionId: bulkJobRow.transactionId,
      status: sql<number>`${bulkJobRow.status}`,
      code: sql<string>`${bulkJobRow.code}`,
      message: sql<string>`${bulkJobRow.message}`,
    })
    .from(bulkJobRow)
    .where(and(eq(bulkJobRow.merchantId, merchantId), eq(bulkJobRow.jobId, id), gte(bulkJobRow.status, 300)))
    .orderBy(asc(bulkJobRow.position))
    .limit(limit)

const isJob = ({ merchantId, id }: Ref) => and(eq(bulkJob.merchantId, merchantId), eq(bulkJob.id, id))
