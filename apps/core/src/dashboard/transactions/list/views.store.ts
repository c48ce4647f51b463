import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { transactionView } from './list-setup.schema.ts'

export type Owner = { merchantId: number; userId: number }
export type View = typeof transactionView.$inferSelect
export type ViewChange = Partial<Pick<View, 'name' | 'query' | 'columns'>>

export const findViews = (db: Db | Tx, owner: Owner, module: string): Promise<View[]> =>
  db
    .select()
    .from(transactionView)
    .where(and(isOf(owner), eq(transactionView.module, module)))
    .orderBy(asc(transactionView.id))

/** Two windows of one user add their views one after the other. */
export async function lockViews(tx: Tx, { merchantId, userId }: Owner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`views ${merchantId} ${userId}`}, 0))`)
}

export async function insertView(tx: Tx, values: typeof transactionView.$inferInsert): Promise<View> {
  const [view] = await tx.insert(transactionView).values(values).returning()
  if (!view) throw new Error('the view was not stored')
  return view
}

export async function updateView(
  tx: Tx,
  owner: Owner,
  { publicId, change }: { publicId: string; change: ViewChange },
): Promise<View | null> {
  const [view] = await tx.update(transactionView).set(change).where(isView(owner, publicId)).returning()
  return view ?? null
}

export async function deleteView(tx: Tx, owner: Owner, publicId: string): Promise<boolean> {
  const gone = await tx
    .delete(transactionView)
    .where(isView(owner, publicId))
    .returning({ id: transactionView.id })
  return gone.length > 0
}

const isOf = ({ merchantId, userId }: Owner) =>
  and(eq(transactionView.merchantId, merchantId), eq(transactionView.userId, userId))

const isView = (owner: Owner, publicId: string) => and(isOf(owner), eq(transactionView.publicId, publicId))
