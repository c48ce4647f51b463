import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { paymentTransaction as row } from '../../kernel/ledger/ledger.schema.ts'
import { customer, gateway, storedFile, unit } from '../../kernel/merchants/merchants.schema.ts'
import type { Db } from '../../platform/db/db.ts'

export type GatewayRow = typeof gateway.$inferSelect

export const findOffered = (db: Db, merchantId: number): Promise<GatewayRow[]> =>
  db
    .select()
    .from(gateway)
    .where(and(eq(gateway.merchantId, merchantId), eq(gateway.active, true)))
    .orderBy(asc(gateway.position), asc(gateway.code))

export const findUnits = (db: Db, merchantId: number): Promise<(typeof unit.$inferSelect)[]> =>
  db.select().from(unit).where(eq(unit.merchantId, merchantId)).orderBy(asc(unit.position), asc(unit.key))

const offered = 50

/** What recent requests were for: offered while somebody types. */
export async function findProductTypes(db: Db, merchantId: number): Promise<string[]> {
  const recent = db
    .select({ value: row.productType, id: row.id })
    .from(row)
    .where(and(eq(row.merchantId, merchantId), eq(row.plugin, 'payment_request'), isNotNull(row.productType)))
    .orderBy(sql`${row.id} desc`)
    .limit(500)
    .as('recent')
  const found = await db.selectDistinct({ value: recent.value }).from(recent).limit(offered)
  return found.flatMap(({ value }) => value ?? []).toSorted()
}

export type CopyRow = NonNullable<Awaited<ReturnType<typeof findForCopy>>>

export async function findForCopy(
  db: Db,
  { merchantId, publicId }: { merchantId: number; publicId: string },
) {
  const [found] = await db
    .select({ request: row, customer, file: storedFile })
    .from(row)
    .leftJoin(customer, and(eq(customer.merchantId, row.merchantId), eq(customer.id, row.customerId)))
    .leftJoin(storedFile, and(eq(storedFile.merchantId, row.merchantId), eq(storedFile.id, row.attachmentId)))
    .where(and(eq(row.merchantId, merchantId), eq(row.publicId, publicId), eq(row.plugin, 'payment_request')))
    .limit(1)
  return found ?? null
}
