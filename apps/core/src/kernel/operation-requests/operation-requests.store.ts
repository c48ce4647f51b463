import { and, asc, eq, getTableColumns, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../platform/db/db.ts'
import { attempt, paymentTransaction } from '../ledger/ledger.schema.ts'
import { apiKey } from '../api-keys/api-keys.schema.ts'
import { customer, gateway } from '../merchants/merchants.schema.ts'
import { staffUser } from '../people/people.schema.ts'
import { operationCheck, operationRequest } from './operation-requests.schema.ts'

export type OperationRequestRow = typeof operationRequest.$inferSelect
type Ref = { merchantId: number; id: number }
type PublicRef = { merchantId: number; publicId: string }
type OfTransaction = { merchantId: number; transactionId: number }

const isRow = ({ merchantId, id }: Ref) =>
  and(eq(operationRequest.id, id), eq(operationRequest.merchantId, merchantId))
const isOf = ({ merchantId, transactionId }: OfTransaction) =>
  and(eq(operationRequest.merchantId, merchantId), eq(operationRequest.transactionId, transactionId))

export const isTransaction = and(
  eq(paymentTransaction.merchantId, operationRequest.merchantId),
  eq(paymentTransaction.id, operationRequest.transactionId),
)
const isAttempt = and(
  eq(attempt.merchantId, operationRequest.merchantId),
  eq(attempt.id, operationRequest.attemptId),
)

/** What keeps every other operation of its transaction waiting: asked for, or begun and not yet in the books. */
const isOpenIn = ({ status, operationId }: Record<'status' | 'operationId', PgColumn>) =>
  or(eq(status, 'PENDING'), and(eq(status, 'APPROVED'), isNull(operationId)))

export const isOpen = isOpenIn(operationRequest)

const other = alias(operationRequest, 'other')

export async function insertOperationRequest(
  tx: Tx,
  values: typeof operationRequest.$inferInsert,
): Promise<OperationRequestRow> {
  const [row] = await tx.insert(operationRequest).values(values).returning()
  if (!row) throw new Error('the operation request was not stored')
  return row
}

export async function findOpenRequest(tx: Tx, of: OfTransaction): Promise<OperationRequestRow | null> {
  const [row] = await tx
    .select()
    .from(operationRequest)
    .where(and(isOf(of), isOpen))
  return row ?? null
}

/** The same press again. */
export async function findRequestByKey(
  db: Db | Tx,
  { key, publicId, merchantId }: PublicRef & { key: string },
): Promise<OperationRequestRow | null> {
  const [row] = await db
    .select(getTableColumns(operationRequest))
    .from(operationRequest)
    .innerJoin(paymentTransaction, isTransaction)
    .where(
      and(
        eq(paymentTransaction.publicId, publicId),
        eq(paymentTransaction.merchantId, merchantId),
        eq(operationRequest.idempotencyKey, key),
      ),
    )
  return row ?? null
}

export async function findOperationRequest(
  db: Db,
  { merchantId, publicId }: PublicRef,
): Promise<OperationRequestRow | null> {
  const [row] = await db
    .select()
    .from(operationRequest)
    .where(and(eq(operationRequest.publicId, publicId), eq(operationRequest.merchantId, merchantId)))
  return row ?? null
}

export type RequestToCarryOut = NonNullable<Awaited<ReturnType<typeof findRequestToCarryOut>>>

/** With the public ids the ledger knows its money by. */
export async function findRequestToCarryOut(db: Db, { merchantId, publicId }: PublicRef) {
  const [row] = await db
    .select({
      ...getTableColumns(operationRequest),
      transaction: paymentTransaction.publicId,
      attempt: attempt.publicId,
    })
    .from(operationRequest)
    .innerJoin(paymentTransaction, isTransaction)
    .innerJoin(attempt, isAttempt)
    .where(and(eq(operationRequest.publicId, publicId), eq(operationRequest.merchantId, merchantId)))
  return row ?? null
}

/** After its transaction's lock, which everybody who changes it takes first. */
export async function lockOperationRequest(tx: Tx, ref: Ref): Promise<OperationRequestRow | null> {
  const [row] = await tx.select().from(operationRequest).where(isRow(ref)).for('update')
  return row ?? null
}

export async function saveOperationRequest(
  tx: Tx,
  ref: Ref,
  set: Partial<typeof operationRequest.$inferInsert>,
): Promise<void> {
  await tx.update(operationRequest).set(set).where(isRow(ref))
}

/** What could not be done gives way to what is done instead. */
export async function giveUpManual(
  tx: Tx,
  of: OfTransaction,
  { by, now }: { by: string; now: Date },
): Promise<OperationRequestRow[]> {
  return tx
    .update(operationRequest)
    .set({ status: 'CANCELED', decidedAt: now, decidedBy: by })
    .where(and(isOf(of), eq(operationRequest.status, 'MANUAL')))
    .returning()
}

/** Who has said yes. */
export async function findCheckers(tx: Tx, { merchantId, id }: Ref): Promise<number[]> {
  const rows = await tx
    .select({ userId: operationCheck.userId })
    .from(operationCheck)
    .where(and(eq(operationCheck.merchantId, merchantId), eq(operationCheck.requestId, id)))
  return rows.map(({ userId }) => userId)
}

const keyMaker = alias(staffUser, 'key_maker')

/** The user who made a key; null if it was not one of the staff. */
const madeBy = (merchantId: SQL, keyId: SQL) => sql<number | null>`(
  select ${keyMaker.id} from ${apiKey}
  join ${staffUser} key_maker on ${keyMaker.merchantId} = ${apiKey.merchantId}
    and lower(${keyMaker.username}) = lower(${apiKey.createdBy})
  where ${apiKey.merchantId} = ${merchantId} and ${apiKey.keyId} = ${keyId})`

export async function findKeyMaker(
  tx: Tx,
  { merchantId, keyId }: { merchantId: number; keyId: string | null },
): Promise<number | null> {
  if (keyId === null) return null
  const id = madeBy(sql`${merchantId}`, sql`${keyId}`)
  const { rows } = await tx.execute<{ id: number | null }>(sql`select ${id} as id`)
  return rows[0]?.id ?? null
}

export async function insertCheck(tx: Tx, values: typeof operationCheck.$inferInsert): Promise<void> {
  await tx.insert(operationCheck).values(values)
}

export type ListedRequest = Awaited<ReturnType<typeof findOperationRequests>>[number]

/** Those of one page, with whose money they are about, who asked, and who has said yes. */
export const findOperationRequests = async (
  db: Db,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
) =>
  withMoney(db).where(
    and(eq(operationRequest.merchantId, merchantId), inArray(operationRequest.id, [...ids])),
  )

/** What waits or is under way at these transactions. */
export async function findRequestsOf(
  db: Db,
  { merchantId, transactionIds }: { merchantId: number; transactionIds: readonly number[] },
) {
  if (transactionIds.length === 0) return []
  return withMoney(db)
    .where(
      and(
        eq(operationRequest.merchantId, merchantId),
        inArray(operationRequest.transactionId, [...transactionIds]),
        inArray(operationRequest.status, ['PENDING', 'APPROVED', 'MANUAL']),
      ),
    )
    .orderBy(asc(operationRequest.id))
}

const withMoney = (db: Db) =>
  db
    .select({
      ...getTableColumns(operationRequest),
      transaction: paymentTransaction.publicId,
      plugin: paymentTransaction.plugin,
      customerEn: customer.nameEn,
      customerAr: customer.nameAr,
      paid: attempt.charge,
      paidCurrency: attempt.currency,
      gatewayEn: gateway.nameEn,
      gatewayAr: gateway.nameAr,
      username: staffUser.username,
      nameEn: staffUser.nameEn,
      nameAr: staffUser.nameAr,
      keyMadeBy: madeBy(sql`${operationRequest.merchantId}`, sql`${operationRequest.keyId}`),
      checkedBy: sql<{ id: number; username: string }[]>`coalesce((
        select json_agg(json_build_object('id', checker.id, 'username', checker.username) order by yes.at)
        from ${operationCheck} yes
        join ${staffUser} checker on checker.merchant_id = yes.merchant_id and checker.id = yes.user_id
        where yes.merchant_id = ${operationRequest.merchantId} and yes.request_id = ${operationRequest.id}), '[]')`,
      isAnotherOpen: sql<boolean>`exists (
        select from ${operationRequest} other
        where ${other.merchantId} = ${operationRequest.merchantId}
          and ${other.transactionId} = ${operationRequest.transactionId} and ${other.id} <> ${operationRequest.id}
          and ${isOpenIn(other)})`,
    })
    .from(operationRequest)
    .innerJoin(paymentTransaction, isTransaction)
    .innerJoin(attempt, isAttempt)
    .innerJoin(
      gateway,
      and(eq(gateway.merchantId, attempt.merchantId), eq(gateway.code, attempt.gatewayCode)),
    )
    .leftJoin(
      customer,
      and(
        eq(customer.merchantId, paymentTransaction.merchantId),
        eq(customer.id, paymentTransaction.customerId),
      ),
    )
    .leftJoin(
      staffUser,
      and(eq(staffUser.merchantId, operationRequest.merchantId), eq(staffUser.id, operationRequest.userId)),
    )
    .$dynamic()
