import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { gateway, merchant } from '../merchants/merchants.schema.ts'
import { staffUser } from '../people/people.schema.ts'
import type { OperationRules } from './operation-request.domain.ts'
import { operationMaker, operationThreshold } from './operation-requests.schema.ts'

/** The rule of one operation in one currency. Null marks no user. */
export async function findRulesFor(
  tx: Tx,
  { merchantId, currency, userId }: { merchantId: number; currency: string; userId: number | null },
): Promise<OperationRules> {
  const [threshold] = await tx
    .select({ oneAbove: operationThreshold.oneAbove, twoAbove: operationThreshold.twoAbove })
    .from(operationThreshold)
    .where(and(eq(operationThreshold.merchantId, merchantId), eq(operationThreshold.currency, currency)))
  const makers =
    userId === null
      ? []
      : await tx
          .select({ userId: operationMaker.userId })
          .from(operationMaker)
          .where(and(eq(operationMaker.merchantId, merchantId), eq(operationMaker.userId, userId)))
  return { threshold: threshold ?? null, isMaker: makers.length > 0 }
}

export type Threshold = { currency: string; oneAbove: number; twoAbove: number | null }

export const listThresholds = (db: Db | Tx, merchantId: number): Promise<Threshold[]> =>
  db
    .select({
      currency: operationThreshold.currency,
      oneAbove: operationThreshold.oneAbove,
      twoAbove: operationThreshold.twoAbove,
    })
    .from(operationThreshold)
    .where(eq(operationThreshold.merchantId, merchantId))
    .orderBy(asc(operationThreshold.currency))

/** Users who may still sign in, each with whether their operations always wait. */
export const listMakers = (db: Db | Tx, merchantId: number) =>
  db
    .select({
      userId: staffUser.id,
      username: staffUser.username,
      nameEn: staffUser.nameEn,
      nameAr: staffUser.nameAr,
      isMaker: sql<boolean>`${operationMaker.userId} is not null`,
    })
    .from(staffUser)
    .leftJoin(
      operationMaker,
      and(eq(operationMaker.merchantId, staffUser.merchantId), eq(operationMaker.userId, staffUser.id)),
    )
    .where(and(eq(staffUser.merchantId, merchantId), isNull(staffUser.disabledAt)))
    .orderBy(asc(staffUser.username))

/** Those its gateways take; its own first. */
export async function findMerchantCurrencies(db: Db | Tx, merchantId: number): Promise<string[]> {
  const [[own], gateways] = await Promise.all([
    db.select({ currency: merchant.currency }).from(merchant).where(eq(merchant.id, merchantId)),
    db.select({ currencies: gateway.currencies }).from(gateway).where(eq(gateway.merchantId, merchantId)),
  ])
  const others = gateways.flatMap(({ currencies }) => currencies).toSorted()
  return [...new Set([...(own ? [own.currency] : []), ...others])]
}

/** Held while rules are changed: two who save at once write one after the other. */
export async function lockRules(tx: Tx, merchantId: number): Promise<void> {
  await tx.select({ id: merchant.id }).from(merchant).where(eq(merchant.id, merchantId)).for('no key update')
}

/** Disabled users, who are on no list, stay makers for when they are enabled. */
export async function replaceRules(
  tx: Tx,
  merchantId: number,
  { thresholds, makers }: { thresholds: readonly Threshold[]; makers: readonly number[] },
): Promise<void> {
  await tx.delete(operationThreshold).where(eq(operationThreshold.merchantId, merchantId))
  const listed = tx
    .select({ userId: staffUser.id })
    .from(staffUser)
    .where(and(eq(staffUser.merchantId, merchantId), isNull(staffUser.disabledAt)))
  await tx
    .delete(operationMaker)
    .where(and(eq(operationMaker.merchantId, merchantId), inArray(operationMaker.userId, listed)))
  if (thresholds.length > 0)
    await tx.insert(operationThreshold).values(thresholds.map((one) => ({ merchantId, ...one })))
  if (makers.length > 0)
    await tx
      .insert(operationMaker)
      .values(makers.map((userId) => ({ merchantId, userId })))
      .onConflictDoNothing()
}
