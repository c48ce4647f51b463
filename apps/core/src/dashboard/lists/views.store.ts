import { and, asc, count, eq, sql } from 'drizzle-orm'
import { listView } from '../../kernel/lists/list-setup.schema.ts'
import type { Db, Tx } from '../../platform/db/db.ts'

export type Owner = { merchantId: number; userId: number }
/** A user's views of one list. */
export type Place = Owner & { list: string }
export type OneView = Owner & { id: string }
export type View = typeof listView.$inferSelect
export type ViewChange = Partial<Pick<View, 'name' | 'query' | 'columns'>>

export const findViews = (db: Db | Tx, place: Place): Promise<View[]> =>
  db.select().from(listView).where(isOf(place)).orderBy(asc(listView.id))

/** Of every list. */
export async function countViews(tx: Tx, owner: Owner): Promise<number> {
  const [row] = await tx.select({ views: count() }).from(listView).where(isOwn(owner))
  return row?.views ?? 0
}

/** Two windows of one user add their views one after the other. */
export async function lockViews(tx: Tx, { merchantId, userId }: Owner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`views ${merchantId} ${userId}`}, 0))`)
}

export async function findView(tx: Tx, one: OneView): Promise<View | null> {
  const [view] = await tx.select().from(listView).where(isView(one))
  return view ?? null
}

export async function insertView(tx: Tx, values: typeof listView.$inferInsert): Promise<View> {
  const [view] = await tx.insert(listView).values(values).returning()
  if (!view) throw new Error('the view was not stored')
  return view
}

export async function updateView(tx: Tx, one: OneView, change: ViewChange): Promise<View | null> {
  const [view] = await tx.update(listView).set(change).where(isView(one)).returning()
  return view ?? null
}

export async function deleteView(tx: Tx, one: OneView): Promise<boolean> {
  const gone = await tx.delete(listView).where(isView(one)).returning({ id: listView.id })
  return gone.length > 0
}

const isOwn = ({ merchantId, userId }: Owner) =>
  and(eq(listView.merchantId, merchantId), eq(listView.userId, userId))
const isOf = ({ list, ...owner }: Place) => and(isOwn(owner), eq(listView.list, list))
const isView = ({ id, ...owner }: OneView) => and(isOwn(owner), eq(listView.publicId, id))
