import { aliasedTable, and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { checkoutSession } from '../kernel/checkout/checkout.schema.ts'
import { attempt, paymentTransaction } from '../kernel/ledger/ledger.schema.ts'
import { unresolvedMoney } from '../kernel/ledger/unresolved/unresolved.domain.ts'
import { findUnresolvedClaims } from '../kernel/ledger/unresolved/unresolved.store.ts'
import { customer, gateway, merchant, storedFile, unit } from '../kernel/merchants/merchants.schema.ts'
import type { Db, Tx } from '../platform/db/db.ts'

/** A public id means something only together with the tenant whose address was asked. */
export type PublicKey = { merchantId: number; publicId: string }

const winner = aliasedTable(attempt, 'winner')
const live = aliasedTable(attempt, 'live')
/** Of the hosted checkout the payer came by. */
const sessionId = sql<string | null>`(select ${checkoutSession.publicId} from ${checkoutSession}
  where ${checkoutSession.merchantId} = ${paymentTransaction.merchantId}
    and ${checkoutSession.transactionId} = ${paymentTransaction.id}
  order by ${checkoutSession.id} desc limit 1)`

/** A request with everything its pages show. A soft-deleted one is found only by who says so: its receipts stay readable. */
export async function findBill(db: Db, { merchantId, publicId }: PublicKey, { deletedToo = false } = {}) {
  const [row] = await billQuery(db)
    .where(
      and(
        eq(paymentTransaction.merchantId, merchantId),
        eq(paymentTransaction.publicId, publicId),
        deletedToo ? undefined : isNull(paymentTransaction.deletedAt),
      ),
    )
    .limit(1)
    .prepare(deletedToo ? 'findDeletedBill' : 'findBill')
    .execute()
  return row ? withUnresolved(db, row) : null
}

export type BillRow = NonNullable<Awaited<ReturnType<typeof findBill>>>

const billQuery = (db: Db) =>
  db
    .select({
      transaction: paymentTransaction,
      unit,
      merchant,
      customer,
      attachment: storedFile,
      paid: {
        attemptId: winner.publicId,
        amount: winner.amount,
        fee: winner.fee,
        charge: winner.charge,
        authorized: winner.authorized,
        captured: winner.captured,
        feeCaptured: winner.feeCaptured,
        refunded: winner.refunded,
      },
      live: {
        attemptId: live.publicId,
        redirectUrl: live.redirectUrl,
        sessionExpiresAt: live.sessionExpiresAt,
      },
      sessionId,
    })
    .from(paymentTransaction)
    .innerJoin(merchant, eq(merchant.id, paymentTransaction.merchantId))
    .innerJoin(
      unit,
      and(eq(unit.merchantId, paymentTransaction.merchantId), eq(unit.key, paymentTransaction.unitKey)),
    )
    .leftJoin(
      customer,
      and(
        eq(customer.merchantId, paymentTransaction.merchantId),
        eq(customer.id, paymentTransaction.customerId),
      ),
    )
    .leftJoin(
      storedFile,
      and(
        eq(storedFile.merchantId, paymentTransaction.merchantId),
        eq(storedFile.id, paymentTransaction.attachmentId),
      ),
    )
    .leftJoin(
      winner,
      and(
        eq(winner.merchantId, paymentTransaction.merchantId),
        eq(winner.id, paymentTransaction.paidAttemptId),
      ),
    )
    .leftJoin(
      live,
      and(
        eq(live.merchantId, paymentTransaction.merchantId),
        eq(live.transactionId, paymentTransaction.id),
        inArray(live.state, ['created', 'submitting', 'pending', 'unknown']),
      ),
    )

/** What reading the payer's wish needs to know of a request. */
export async function findWishTerms(db: Db, { merchantId, publicId }: PublicKey) {
  const [row] = await db
    .select({
      transaction: {
        id: paymentTransaction.id,
        merchantId: paymentTransaction.merchantId,
        needsReview: paymentTransaction.needsReview,
        plugin: paymentTransaction.plugin,
        publicId: paymentTransaction.publicId,
        currency: paymentTransaction.currency,
        amount: paymentTransaction.amount,
        delivery: paymentTransaction.delivery,
        editableAmount: paymentTransaction.editableAmount,
        minimumAmount: paymentTransaction.minimumAmount,
        maximumAmount: paymentTransaction.maximumAmount,
        state: paymentTransaction.state,
        expiresAt: paymentTransaction.expiresAt,
        asksAdditionalPhone: paymentTransaction.asksAdditionalPhone,
        captureAddress: paymentTransaction.captureAddress,
        captureLocation: paymentTransaction.captureLocation,
        extra: paymentTransaction.extra,
        redirectUrl: paymentTransaction.redirectUrl,
        orderNo: paymentTransaction.orderNo,
      },
      sessionId,
      unit: {
        paused: unit.paused,
        pausedUntil: unit.pausedUntil,
        pausedMessageEn: unit.pausedMessageEn,
        pausedMessageAr: unit.pausedMessageAr,
      },
      merchant: {
        countryCode: merchant.countryCode,
        paused: merchant.paused,
        pausedUntil: merchant.pausedUntil,
        pausedMessageEn: merchant.pausedMessageEn,
        pausedMessageAr: merchant.pausedMessageAr,
      },
    })
    .from(paymentTransaction)
    .innerJoin(merchant, eq(merchant.id, paymentTransaction.merchantId))
    .innerJoin(
      unit,
      and(eq(unit.merchantId, paymentTransaction.merchantId), eq(unit.key, paymentTransaction.unitKey)),
    )
    .where(
      and(
        eq(paymentTransaction.merchantId, merchantId),
        eq(paymentTransaction.publicId, publicId),
        isNull(paymentTransaction.deletedAt),
      ),
    )
    .prepare('findWishTerms')
    .execute()
  return row ?? null
}

export type WishTermsRow = NonNullable<Awaited<ReturnType<typeof findWishTerms>>>

/** An attempt with its gateway and its request, which may be deleted: a receipt stays readable. */
export async function findAttempt(db: Db, { merchantId, publicId }: PublicKey) {
  const [found] = await db
    .select({ attempt, gateway })
    .from(attempt)
    .innerJoin(
      gateway,
      and(eq(gateway.merchantId, attempt.merchantId), eq(gateway.code, attempt.gatewayCode)),
    )
    .where(and(eq(attempt.merchantId, merchantId), eq(attempt.publicId, publicId)))
    .limit(1)
    .prepare('findAttempt')
    .execute()
  if (!found) return null
  const bill = await billOf(db, found.attempt)
  return bill && { ...found, bill }
}

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>

async function billOf(
  db: Db,
  { merchantId, transactionId }: typeof attempt.$inferSelect,
): Promise<BillRow | null> {
  const [row] = await billQuery(db)
    .where(and(eq(paymentTransaction.merchantId, merchantId), eq(paymentTransaction.id, transactionId)))
    .limit(1)
    .prepare('billOf')
    .execute()
  return row ? withUnresolved(db, row) : null
}

const withUnresolved = async <Row extends { transaction: typeof paymentTransaction.$inferSelect }>(
  db: Db,
  row: Row,
) => {
  const claims = (await findUnresolvedClaims(db, [row.transaction])).get(row.transaction.id) ?? []
  return { ...row, claims, unresolved: unresolvedMoney(claims) }
}

export async function findPlugin(db: Db, { merchantId, publicId }: PublicKey): Promise<string | null> {
  const [row] = await db
    .select({ plugin: paymentTransaction.plugin })
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.merchantId, merchantId),
        eq(paymentTransaction.publicId, publicId),
        isNull(paymentTransaction.deletedAt),
      ),
    )
  return row?.plugin ?? null
}

/** Replaces the delivery data of a request that may still be paid; `sandbox_scenario` is not the payer's to change. */
export async function updateDeliveryExtra(
  tx: Tx,
  { merchantId, publicId }: PublicKey,
  extra: Record<string, unknown>,
): Promise<void> {
  const scenario = sql`jsonb_strip_nulls(jsonb_build_object('sandbox_scenario', ${paymentTransaction.extra} -> 'sandbox_scenario'))`
  await tx
    .update(paymentTransaction)
    .set({ extra: sql`${JSON.stringify(extra)}::jsonb || ${scenario}` })
    .where(
      and(
        eq(paymentTransaction.merchantId, merchantId),
        eq(paymentTransaction.publicId, publicId),
        inArray(paymentTransaction.state, ['created', 'pending', 'attempted']),
      ),
    )
}
