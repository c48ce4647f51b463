import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm'
import { importRow } from '../../../kernel/import-jobs/import-jobs.schema.ts'
import type { ImportRow } from '../../../kernel/import-jobs/import-jobs.store.ts'
import type { JobPlugin } from '../../../kernel/import-jobs/job.domain.ts'
import { menuItem } from '../../../kernel/menu/menu.schema.ts'
import { product } from '../../../kernel/products/products.schema.ts'
import type { Db } from '../../../platform/db/db.ts'

type OfJob = { merchantId: number; jobId: number }

/** Of the rows that change something: how many prices and stocks, and what buyers see and do not see after it. */
export type AboutRows = Record<
  'prices' | 'stock' | 'shown' | 'hidden' | 'appears' | 'disappears' | 'restored',
  number
>

const none: AboutRows = {
  prices: 0,
  stock: 0,
  shown: 0,
  hidden: 0,
  appears: 0,
  disappears: 0,
  restored: 0,
}

const isOf = ({ merchantId, jobId }: OfJob) =>
  and(eq(importRow.merchantId, merchantId), eq(importRow.jobId, jobId))

export async function aboutRows(db: Db, of: OfJob): Promise<AboutRows> {
  const changes = sql`${importRow.outcome} = 'change'`
  const creates = sql`${importRow.outcome} = 'create'`
  const says = (column: string) => sql`(${importRow.after} ->> ${column}) is not null`
  const visible = sql`${importRow.after} ->> 'visible'`
  const was = sql`${importRow.before} ->> 'visible'`
  const counted = (what: SQL) => sql<number>`(count(*) filter (where ${what}))::int`
  const [row] = await db
    .select({
      prices: counted(sql`${changes} and (${says('price')} or ${says('price_with_discount')})`),
      stock: counted(sql`${changes} and ${says('inventory')}`),
      shown: counted(sql`${creates} and ${visible} = 'yes'`),
      hidden: counted(sql`${creates} and ${visible} = 'no'`),
      appears: counted(sql`${changes} and ${visible} = 'yes'`),
      disappears: counted(sql`${changes} and ${visible} = 'no' and ${was} = 'yes'`),
      restored: counted(sql`${changes} and ${was} = 'archived'`),
    })
    .from(importRow)
    .where(isOf(of))
  return row ?? none
}

export const steepRows = (db: Db, { limit, ...of }: OfJob & { limit: number }): Promise<ImportRow[]> =>
  db
    .select()
    .from(importRow)
    .where(and(isOf(of), eq(importRow.isSteep, true), eq(importRow.outcome, 'change')))
    .orderBy(asc(importRow.number))
    .limit(limit)

/** Of all but archived ones. */
export async function countShown(
  db: Db,
  { merchantId, plugin }: { merchantId: number; plugin: JobPlugin },
): Promise<{ products: number; visible: number }> {
  const table = plugin === 'catalogue' ? product : menuItem
  const [row] = await db
    .select({
      products: sql<number>`count(*)::int`,
      visible: sql<number>`(count(*) filter (where ${table.state} = 'active'))::int`,
    })
    .from(table)
    .where(and(eq(table.merchantId, merchantId), ne(table.state, 'archived')))
  return row ?? { products: 0, visible: 0 }
}
