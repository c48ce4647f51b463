import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { paymentTransaction as row } from '../../../kernel/ledger/ledger.schema.ts'
import { findTotals } from '../../../kernel/ledger/books/totals.store.ts'
import { gateway, merchant, unit } from '../../../kernel/merchants/merchants.schema.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Scope } from './filters.domain.ts'

/** A value a filter offers, by its names in both languages. */
export type Named = { value: string; en: string; ar: string }
/** `isCut`: there are more than these. */
export type Offered = { values: readonly Named[]; isCut: boolean }

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

/** The values a column has, stepping along its index from one to the next: the number of rows costs nothing. */
async function distinct(
  db: Db,
  merchantId: number,
  column: typeof row.initiator | typeof row.productType | typeof row.bulkId,
): Promise<{ values: string[]; isCut: boolean }> {
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

/** Values that are called what they are. */
export async function findValues(
  db: Db,
  merchantId: number,
  column: typeof row.initiator | typeof row.productType,
): Promise<Offered> {
  const { values, isCut } = await distinct(db, merchantId, column)
  return { values: values.map(asItIs), isCut }
}

const asItIs = (value: string): Named => ({ value, en: value, ar: value })

/** The merchant's own currency leads; then what its transactions have. */
export async function findCurrencies(db: Db, scope: Scope): Promise<Named[]> {
  const [own, totals] = await Promise.all([
    db.select({ currency: merchant.currency }).from(merchant).where(eq(merchant.id, scope.merchantId)),
    findTotals(db, scope),
  ])
  const others = totals.map(({ currency }) => currency).toSorted()
  return [...new Set([...own.map(({ currency }) => currency), ...others])].map(asItIs)
}

/** Bulk uploads by id with the name they were given. */
export async function findBulks(db: Db, merchantId: number): Promise<Offered> {
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
