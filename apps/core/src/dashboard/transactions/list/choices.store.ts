import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { paymentTransaction as row } from '../../../kernel/ledger/ledger.schema.ts'
import { gateway, unit } from '../../../kernel/merchants/merchants.schema.ts'
import type { Db } from '../../../platform/db/db.ts'

type Named = { value: string; en: string; ar: string }

export const findGatewayChoices = (db: Db, merchantId: number): Promise<Named[]> =>
  db
    .select({ value: gateway.code, en: gateway.nameEn, ar: gateway.nameAr })
    .from(gateway)
    .where(eq(gateway.merchantId, merchantId))
    .orderBy(asc(gateway.code))

export const findUnitChoices = (db: Db, merchantId: number): Promise<Named[]> =>
  db
    .select({ value: unit.key, en: unit.titleEn, ar: unit.titleAr })
    .from(unit)
    .where(eq(unit.merchantId, merchantId))
    .orderBy(asc(unit.position), asc(unit.key))

const offered = 200

type Offered<Value> = { values: Value[]; isCut: boolean }

/** The values a column has, stepping along its index from one to the next: the number of rows costs nothing. */
async function distinct(
  db: Db,
  merchantId: number,
  column: typeof row.initiator | typeof row.productType | typeof row.bulkId,
): Promise<Offered<string>> {
  const next = (above: SQL | undefined) => sql`(
    select ${column} as value from ${row}
    where ${and(eq(row.merchantId, merchantId), sql`${column} is not null`, above)}
    order by ${column} limit 1)`
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive step as (
      ${next(undefined)}
      union all
      select (${next(sql`${column} > step.value`)}) from step where step.value is not null
    )
    select value from step where value is not null limit ${offered + 1}`)
  return { values: rows.slice(0, offered).map(({ value }) => value), isCut: rows.length > offered }
}

export const findInitiators = (db: Db, merchantId: number) => distinct(db, merchantId, row.initiator)
export const findProducts = (db: Db, merchantId: number) => distinct(db, merchantId, row.productType)

/** Bulk uploads by id with the name they were given. */
export async function findBulks(db: Db, merchantId: number): Promise<Offered<Named>> {
  const { values: ids, isCut } = await distinct(db, merchantId, row.bulkId)
  const names = await Promise.all(
    ids.map(async (value) => {
      const [named] = await db
        .select({ name: row.bulkName })
        .from(row)
        .where(and(eq(row.merchantId, merchantId), eq(row.bulkId, value)))
        .limit(1)
      return named?.name ?? value
    }),
  )
  const values = ids.map((value, at) => ({ value, en: names[at] ?? value, ar: names[at] ?? value }))
  return { values, isCut }
}
