import { and, desc, eq, getTableColumns, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { paymentTransaction } from '../ledger/ledger.schema.ts'
import { permissionRequest } from './permission-requests.schema.ts'
import { staffUser } from '../people/people.schema.ts'

export type PermissionRequestRow = typeof permissionRequest.$inferSelect
export type PermissionRequestStatus = PermissionRequestRow['status']

/** Null where the same is asked for already. */
export async function insertPermissionRequest(
  tx: Tx,
  values: typeof permissionRequest.$inferInsert,
): Promise<string | null> {
  const [row] = await tx
    .insert(permissionRequest)
    .values(values)
    .onConflictDoNothing()
    .returning({ publicId: permissionRequest.publicId })
  return row?.publicId ?? null
}

/** Of the transaction it is asked for. */
export const pluginOfRequest = sql<
  string | null
>`(select asked_for.plugin from ${paymentTransaction} asked_for
  where asked_for.merchant_id = ${permissionRequest.merchantId} and asked_for.public_id = ${permissionRequest.object}
    and ${permissionRequest.forUserId} is null)`

const isAskedBy = and(
  eq(staffUser.merchantId, permissionRequest.merchantId),
  eq(staffUser.id, permissionRequest.userId),
)

const customerName = (column: 'name_en' | 'name_ar') => sql<string | null>`(
  select payer.${sql.raw(column)} from payment_transaction asked_for
  join customer payer on payer.merchant_id = asked_for.merchant_id and payer.id = asked_for.customer_id
  where asked_for.merchant_id = ${permissionRequest.merchantId} and asked_for.public_id = ${permissionRequest.object})`

const answererName = sql<string | null>`(select answerer.username from ${staffUser} answerer
  where answerer.merchant_id = ${permissionRequest.merchantId} and answerer.id = ${permissionRequest.decidedBy})`

export type ListedPermission = Awaited<ReturnType<typeof findPermissionRequests>>[number]

/** Those of one page, with who asked and who answered. */
export const findPermissionRequests = (
  db: Db,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
) =>
  db
    .select({
      ...getTableColumns(permissionRequest),
      plugin: pluginOfRequest,
      customerEn: customerName('name_en'),
      customerAr: customerName('name_ar'),
      hours: sql<number>`(select approval_hours from merchant where merchant.id = ${permissionRequest.merchantId})`,
      username: staffUser.username,
      nameEn: staffUser.nameEn,
      nameAr: staffUser.nameAr,
      forNameEn: sql<string | null>`(select receiver.name_en from ${staffUser} receiver
        where receiver.merchant_id = ${permissionRequest.merchantId} and receiver.id = ${permissionRequest.forUserId})`,
      forNameAr: sql<string | null>`(select receiver.name_ar from ${staffUser} receiver
        where receiver.merchant_id = ${permissionRequest.merchantId} and receiver.id = ${permissionRequest.forUserId})`,
      answeredBy: answererName,
    })
    .from(permissionRequest)
    .innerJoin(staffUser, isAskedBy)
    .where(and(eq(permissionRequest.merchantId, merchantId), inArray(permissionRequest.id, [...ids])))

/** Locks the row for the answer, so that the second of two answers is refused. */
export async function lockPermissionRequest(
  tx: Tx,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<{ request: PermissionRequestRow; plugin: string | null; username: string } | null> {
  const [row] = await tx
    .select({ request: permissionRequest, plugin: pluginOfRequest, username: staffUser.username })
    .from(permissionRequest)
    .innerJoin(staffUser, isAskedBy)
    .where(and(eq(permissionRequest.publicId, publicId), eq(permissionRequest.merchantId, merchantId)))
    .for('update', { of: permissionRequest })
  return row ?? null
}

export async function saveAnswer(
  tx: Tx,
  { id, merchantId }: PermissionRequestRow,
  answer: Pick<PermissionRequestRow, 'status' | 'decidedAt' | 'decidedBy' | 'expiresAt' | 'reason'>,
): Promise<void> {
  await tx
    .update(permissionRequest)
    .set(answer)
    .where(and(eq(permissionRequest.id, id), eq(permissionRequest.merchantId, merchantId)))
}

/** An expired request blocks no new one, even before the round that ends it. */
export async function expireRequest(
  tx: Tx,
  {
    merchantId,
    userId,
    permission,
    object,
  }: Pick<PermissionRequestRow, 'merchantId' | 'userId' | 'permission' | 'object'>,
  now: Date,
): Promise<void> {
  await tx
    .update(permissionRequest)
    .set({ status: 'EXPIRED', decidedAt: now })
    .where(
      and(
        eq(permissionRequest.merchantId, merchantId),
        eq(permissionRequest.userId, userId),
        eq(permissionRequest.permission, permission),
        eq(permissionRequest.object, object),
        isOverdue(now),
      ),
    )
}

const isOverdue = (now: Date) =>
  and(eq(permissionRequest.status, 'NEW'), lte(permissionRequest.expiresAt, now))

/** Nobody answered in time, whichever merchant's they are; with the names of those who asked. */
export async function expireOverdue(tx: Tx, now: Date) {
  const rows = await tx
    .update(permissionRequest)
    .set({ status: 'EXPIRED', decidedAt: now })
    .from(staffUser)
    .where(and(isAskedBy, isOverdue(now)))
    .returning({ request: permissionRequest, plugin: pluginOfRequest, username: staffUser.username })
  return rows.map(({ request, ...of }) => ({ ...request, ...of, status: 'EXPIRED' as const }))
}

/**
 * What a user asked for an object since then: what still waits, and what was declined or answered by nobody in time. The
 * last of each permission alone.
 */
export async function findOwnRequests(
  db: Db,
  { merchantId, userId, object, since }: { merchantId: number; userId: number; object: string; since: Date },
) {
  const latest = await db
    .selectDistinctOn([permissionRequest.permission], {
      permission: permissionRequest.permission,
      status: permissionRequest.status,
      created: permissionRequest.createdAt,
      expires: permissionRequest.expiresAt,
      answered: permissionRequest.decidedAt,
      answeredBy: answererName,
      reason: permissionRequest.reason,
    })
    .from(permissionRequest)
    .where(
      and(
        eq(permissionRequest.merchantId, merchantId),
        gt(permissionRequest.createdAt, since),
        eq(permissionRequest.userId, userId),
        eq(permissionRequest.object, object),
        isNull(permissionRequest.forUserId),
      ),
    )
    .orderBy(permissionRequest.permission, desc(permissionRequest.id))
  return {
    waiting: latest.filter(({ status }) => status === 'NEW'),
    declined: latest.flatMap(({ status, answered, ...told }) =>
      (status === 'DECLINED' || status === 'EXPIRED') && answered !== null ? [{ ...told, answered }] : [],
    ),
  }
}

/** What the yes was used for came to nothing: the gateway refused it, or colleagues did. */
const isFreeAgain = sql`not exists (
    select from money_operation moved
    join attempt tried on tried.merchant_id = moved.merchant_id and tried.id = moved.attempt_id
    join payment_transaction paid on paid.merchant_id = tried.merchant_id and paid.id = tried.transaction_id
    where moved.merchant_id = ${permissionRequest.merchantId} and paid.public_id = ${permissionRequest.object}
      and moved.idempotency_key = ${permissionRequest.usedKey} and moved.state <> 'failed')
  and not exists (
    select from operation_request asked
    join payment_transaction paid on paid.merchant_id = asked.merchant_id and paid.id = asked.transaction_id
    where asked.merchant_id = ${permissionRequest.merchantId} and paid.public_id = ${permissionRequest.object}
      and asked.idempotency_key = ${permissionRequest.usedKey} and asked.status in ('PENDING', 'APPROVED', 'MANUAL', 'DONE'))`

/**
 * What a user was allowed for single transactions and has not used, by whom; `plugin` is the transaction's. What was used
 * under one of `keys` is theirs still: the same press again.
 */
export async function findGrants(
  db: Db | Tx,
  {
    merchantId,
    userId,
    objects,
    keys,
    now,
  }: {
    merchantId: number
    userId: number
    objects: readonly string[]
    keys: readonly string[]
    now: Date
  },
) {
  if (objects.length === 0) return []
  return db
    .select({
      id: permissionRequest.id,
      amount: permissionRequest.amount,
      currency: permissionRequest.currency,
      object: permissionRequest.object,
      permission: permissionRequest.permission,
      givenBy: permissionRequest.decidedBy,
      plugin: pluginOfRequest,
    })
    .from(permissionRequest)
    .where(
      and(
        eq(permissionRequest.userId, userId),
        inArray(permissionRequest.object, [...objects]),
        isNull(permissionRequest.forUserId),
        eq(permissionRequest.merchantId, merchantId),
        eq(permissionRequest.status, 'APPROVED'),
        gt(permissionRequest.expiresAt, now),
        or(isNull(permissionRequest.usedKey), inArray(permissionRequest.usedKey, [...keys]), isFreeAgain),
      ),
    )
    .orderBy(permissionRequest.id)
}

/** Under the transaction's lock. */
export async function markUsed(
  tx: Tx,
  { merchantId, id, key }: { merchantId: number; id: number; key: string },
): Promise<void> {
  await tx
    .update(permissionRequest)
    .set({ usedKey: key })
    .where(and(eq(permissionRequest.id, id), eq(permissionRequest.merchantId, merchantId)))
}
