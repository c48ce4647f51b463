import { money, type Money } from '@wasl/domain/money'
import { and, asc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { attempt } from '../ledger.schema.ts'
import { moneyOperation } from '../money.schema.ts'
import {
  automaticActor,
  operationAfter,
  type OperationEvent,
  type OperationKind,
} from './operation.domain.ts'
import type { Ref } from '../transaction.store.ts'

const openStates = ['submitting', 'unknown', 'queued'] as const

export type OperationRow = typeof moneyOperation.$inferSelect

/** Returns the stored row. */
export async function insertOperation(
  tx: Tx,
  values: typeof moneyOperation.$inferInsert,
): Promise<OperationRow> {
  const [row] = await tx.insert(moneyOperation).values(values).returning()
  if (!row) throw new Error('the operation was not stored')
  return row
}

/** Of one attempt, or of the whole transaction. */
export async function findOperationByKey(
  tx: Tx,
  {
    merchantId,
    key,
    ...of
  }: { merchantId: number; key: string } & ({ attemptId: number } | { transactionId: number }),
): Promise<OperationRow | null> {
  const [row] = await tx
    .select({ operation: moneyOperation })
    .from(moneyOperation)
    .innerJoin(attempt, isItsAttempt)
    .where(
      and(
        eq(moneyOperation.merchantId, merchantId),
        'attemptId' in of
          ? eq(moneyOperation.attemptId, of.attemptId)
          : eq(attempt.transactionId, of.transactionId),
        eq(moneyOperation.idempotencyKey, key),
      ),
    )
    .orderBy(asc(moneyOperation.id))
    .limit(1)
  return row?.operation ?? null
}

/** The caller holds the attempt's lock. A capture and a void of one hold exclude each other. */
export async function hasOpenHoldOperation(
  tx: Tx,
  { merchantId, attemptId }: { merchantId: number; attemptId: number },
): Promise<boolean> {
  const rows = await tx
    .select({ id: moneyOperation.id })
    .from(moneyOperation)
    .where(
      and(
        eq(moneyOperation.attemptId, attemptId),
        eq(moneyOperation.merchantId, merchantId),
        ne(moneyOperation.kind, 'refund'),
        inArray(moneyOperation.state, [...openStates]),
      ),
    )
  return rows.length > 0
}

export async function findOperation(db: Db, ref: Ref): Promise<OperationRow | null> {
  const [row] = await db.select().from(moneyOperation).where(isRow(ref))
  return row ?? null
}

/** Third in the lock order transaction → attempt → operation → outbox. */
export async function lockOperation(tx: Tx, ref: Ref): Promise<OperationRow | null> {
  const [row] = await tx.select().from(moneyOperation).where(isRow(ref)).for('update')
  return row ?? null
}

export type OperationUpdate = Partial<
  Pick<
    typeof moneyOperation.$inferInsert,
    'gatewayReference' | 'messageEn' | 'messageAr' | 'details' | 'nextInquiryAt'
  >
>

/** Makes a move of the edge table, or only changes columns if there is no event. */
export async function changeOperation(
  tx: Tx,
  row: OperationRow,
  { event, now, set = {} }: { event?: OperationEvent; now: Date; set?: OperationUpdate },
): Promise<OperationRow> {
  const state = event && operationAfter(row.state, event)
  if (event && !state)
    throw new Error(`${event} does not lead anywhere from the operation state ${row.state}`)
  const change = { ...set, ...(state && { state, stateChangedAt: now }) }
  await tx.update(moneyOperation).set(change).where(isRow(row))
  return { ...row, ...change }
}

export type DueOperation = Pick<OperationRow, 'merchantId' | 'id' | 'createdAt' | 'inquiries'>

/** Operations to ask about, without those that another worker holds. */
export async function lockDueOperations(
  tx: Tx,
  { now, limit, perGateway }: { now: Date; limit: number; perGateway: number },
): Promise<DueOperation[]> {
  const shares = sql`
    select id from (
      select due.id, row_number() over (
          partition by tried.merchant_id, tried.gateway_code order by due.next_inquiry_at) as place
      from money_operation due
      join attempt tried on tried.merchant_id = due.merchant_id and tried.id = due.attempt_id
      where due.next_inquiry_at <= ${now.toISOString()}::timestamptz) as due
    where place <= ${perGateway}::int`
  return tx
    .select({
      merchantId: moneyOperation.merchantId,
      id: moneyOperation.id,
      createdAt: moneyOperation.createdAt,
      inquiries: moneyOperation.inquiries,
    })
    .from(moneyOperation)
    .where(and(lte(moneyOperation.nextInquiryAt, now), sql`${moneyOperation.id} in (${shares})`))
    .orderBy(asc(moneyOperation.nextInquiryAt))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** Postponed before the gateway is asked. */
export async function leaseOperations(tx: Tx, refs: readonly Ref[], until: Date): Promise<void> {
  if (refs.length === 0) return
  const ids = sql.param(refs.map(({ id }) => id))
  await tx.execute(sql`
    update money_operation set next_inquiry_at = ${until.toISOString()}::timestamptz
    where id in (select unnest(${ids}::bigint[]))`)
}

/** Updates only while we hold the lease: newer news may have planned another inquiry. */
export async function planOperation(
  tx: Tx,
  ref: Ref,
  { leasedUntil, next }: { leasedUntil: Date; next: Date },
): Promise<void> {
  await tx
    .update(moneyOperation)
    .set({ nextInquiryAt: next, inquiries: sql`${moneyOperation.inquiries} + 1` })
    .where(and(isRow(ref), eq(moneyOperation.nextInquiryAt, leasedUntil)))
}

/** Makes every planned inquiry due now, and restarts its schedule. */
export async function hastenOperations(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(moneyOperation)
    .set({ nextInquiryAt: now, inquiries: 0 })
    .where(isNotNull(moneyOperation.nextInquiryAt))
}

/** Unfinished operations of a transaction. */
export async function findOpenOperations(
  db: Db,
  { merchantId, transactionId }: { merchantId: number; transactionId: number },
): Promise<OperationRow[]> {
  const rows = await db
    .select({ operation: moneyOperation })
    .from(moneyOperation)
    .innerJoin(attempt, isItsAttempt)
    .where(
      and(
        eq(moneyOperation.merchantId, merchantId),
        eq(attempt.transactionId, transactionId),
        inArray(moneyOperation.state, [...openStates]),
      ),
    )
  return rows.map(({ operation }) => operation)
}

/**
 * Sum of a transaction's earlier operations of a kind, reserved ones included, in minor units. The caller holds the
 * transaction's lock, under which every operation is written.
 */
async function sumMoved(
  tx: Tx,
  {
    merchantId,
    transactionId,
    kind,
    currency,
  }: { merchantId: number; transactionId: number; kind: OperationKind; currency: string },
): Promise<number> {
  const [row] = await tx
    .select({ minor: sql`coalesce(sum(${moneyOperation.amount}), 0)`.mapWith(Number) })
    .from(moneyOperation)
    .innerJoin(attempt, isItsAttempt)
    .where(
      and(
        eq(attempt.merchantId, merchantId),
        eq(attempt.transactionId, transactionId),
        eq(moneyOperation.kind, kind),
        ne(moneyOperation.state, 'failed'),
        ne(moneyOperation.actor, automaticActor),
        eq(sql`coalesce(${moneyOperation.currency}, ${attempt.currency})`, currency),
      ),
    )
  return row?.minor ?? 0
}

/** The sum with one more operation, so that small parts count like one large amount. */
export async function movedWith(
  tx: Tx,
  { merchantId, id: transactionId }: { merchantId: number; id: number },
  { kind, amount: { minor, currency } }: { kind: OperationKind; amount: Money },
): Promise<Money> {
  const before = await sumMoved(tx, { merchantId, transactionId, kind, currency })
  // Mismatched money may be of any size; the largest safe integer is above every limit.
  return money(Math.min(before + minor, Number.MAX_SAFE_INTEGER), currency)
}

const isItsAttempt = and(
  eq(attempt.merchantId, moneyOperation.merchantId),
  eq(attempt.id, moneyOperation.attemptId),
)

const isRow = ({ merchantId, id }: Ref) =>
  and(eq(moneyOperation.merchantId, merchantId), eq(moneyOperation.id, id))
