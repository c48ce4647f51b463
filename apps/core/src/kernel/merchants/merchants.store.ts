import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { customer, gateway, merchant, merchantHost, storedFile, unit } from './merchants.schema.ts'

export type Merchant = typeof merchant.$inferSelect
export type Unit = typeof unit.$inferSelect

export async function findMerchantIdByHost(db: Db, host: string): Promise<number | null> {
  const [row] = await db
    .select({ id: merchantHost.merchantId })
    .from(merchantHost)
    .where(eq(merchantHost.host, host))
  return row?.id ?? null
}

export async function findFirstMerchantId(db: Db): Promise<number | null> {
  const [row] = await db.select({ id: merchant.id }).from(merchant).orderBy(asc(merchant.id)).limit(1)
  return row?.id ?? null
}

/** Currency → decimal text: refunds above it ask for the password again. */
export async function findConfirmAbove(db: Db, id: number): Promise<Record<string, string>> {
  const [row] = await db
    .select({ confirmAbove: merchant.confirmAbove })
    .from(merchant)
    .where(eq(merchant.id, id))
  return row?.confirmAbove ?? {}
}

/** Whether a second payment of one request goes back by itself (reliability B.4). */
export async function refundsSurplus(db: Db | Tx, id: number): Promise<boolean> {
  const [row] = await db
    .select({ refundsSurplus: merchant.refundsSurplus })
    .from(merchant)
    .where(eq(merchant.id, id))
  return row?.refundsSurplus ?? false
}

export async function findMerchant(db: Db | Tx, id: number): Promise<Merchant | null> {
  const [row] = await db.select().from(merchant).where(eq(merchant.id, id))
  return row ?? null
}

/** A merchant's default unit is its first one. */
export async function findDefaultUnit(db: Db | Tx, merchantId: number): Promise<Unit | null> {
  const [row] = await db
    .select()
    .from(unit)
    .where(eq(unit.merchantId, merchantId))
    .orderBy(asc(unit.position), asc(unit.key))
    .limit(1)
  return row ?? null
}

/** For what a merchant may have only so many of: one at a time adds to it. No payment waits for this lock. */
export async function lockMerchant(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: merchant.id }).from(merchant).where(eq(merchant.id, id)).for('no key update')
}

export async function insertMerchant(
  tx: Tx,
  values: typeof merchant.$inferInsert,
  hosts: readonly string[],
): Promise<void> {
  await tx.insert(merchant).values(values)
  if (hosts.length > 0)
    await tx.insert(merchantHost).values(hosts.map((host) => ({ merchantId: values.id, host })))
}

export async function insertUnits(tx: Tx, values: (typeof unit.$inferInsert)[]): Promise<void> {
  await tx.insert(unit).values(values)
}

export async function insertGateways(tx: Tx, values: (typeof gateway.$inferInsert)[]): Promise<void> {
  await tx.insert(gateway).values(values)
}

export async function insertCustomer(tx: Tx, values: typeof customer.$inferInsert): Promise<number> {
  const [row] = await tx.insert(customer).values(values).returning({ id: customer.id })
  if (!row) throw new Error('the customer was not stored')
  return row.id
}

/** A customer the merchant knows by a key of theirs is one row; what a later request says of them replaces what was known. */
export async function saveCustomer(tx: Tx, values: typeof customer.$inferInsert): Promise<number> {
  const known = {
    nameEn: values.nameEn,
    nameAr: values.nameAr,
    email: values.email,
    phone: values.phone,
    secondPhone: values.secondPhone,
  }
  const said = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null))
  const [row] = await tx
    .insert(customer)
    .values(values)
    .onConflictDoUpdate({
      target: [customer.key, customer.merchantId],
      set: Object.keys(said).length > 0 ? said : { key: values.key },
    })
    .returning({ id: customer.id })
  if (!row) throw new Error('the customer was not stored')
  return row.id
}

export async function findUnit(
  db: Db | Tx,
  { merchantId, key }: { merchantId: number; key: string },
): Promise<Unit | null> {
  const [row] = await db
    .select()
    .from(unit)
    .where(and(eq(unit.merchantId, merchantId), eq(unit.key, key)))
  return row ?? null
}

export async function insertFile(tx: Tx, values: typeof storedFile.$inferInsert): Promise<void> {
  await tx.insert(storedFile).values(values)
}
