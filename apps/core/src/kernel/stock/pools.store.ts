import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inChunks } from '../../platform/db/in-chunks.ts'
import type { StockCount } from './stock.domain.ts'
import { stockMove, stockPool, type StockKind, type StockReason } from './stock.schema.ts'

/** What a pool counts. There is one pool for each. */
export type StockKey = {
  kind: StockKind
  subject: string
  branch?: string | null
  /** `2027-02-08`. */
  onDate?: string | null
  startMinute?: number | null
}

export type NewPool = StockKey & {
  merchantId: number
  /** Null: unlimited. */
  capacity: number | null
  actor: string
  now: Date
}

/** The pool of this key. One that exists stays as it is counted. */
export async function poolFor(tx: Tx, { capacity, actor, now, ...key }: NewPool): Promise<number> {
  const [made] = await tx
    .insert(stockPool)
    .values({ ...key, capacity, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: stockPool.id })
  const { merchantId } = key
  if (!made) {
    const [found] = await tx.select({ id: stockPool.id }).from(stockPool).where(isKey(merchantId, key))
    if (!found) throw new Error('a pool that exists was not found')
    return found.id
  }
  await tx
    .insert(stockMove)
    .values({ merchantId, poolId: made.id, reason: 'counted', capacity, actor, at: now })
  return made.id
}

type NewPools = {
  merchantId: number
  kind: StockKind
  pools: readonly { subject: string; branch: string | null; capacity: number | null }[]
  actor: string
  now: Date
}

/** Many new pools at once, in the order in which they are given; none of them may exist. */
export async function insertPools(
  tx: Tx,
  { merchantId, kind, pools, actor, now }: NewPools,
): Promise<number[]> {
  const ids: number[] = []
  await inChunks(pools, 5_000, async (part) => {
    const made = await tx
      .insert(stockPool)
      .values(part.map((pool) => ({ ...pool, merchantId, kind, createdAt: now })))
      .returning({ id: stockPool.id, capacity: stockPool.capacity })
    const counted = { merchantId, reason: 'counted' as const, actor, at: now }
    await tx.insert(stockMove).values(made.map(({ id, capacity }) => ({ ...counted, poolId: id, capacity })))
    ids.push(...made.map(({ id }) => id))
  })
  return ids
}

type Recounts = {
  merchantId: number
  recounts: readonly { poolId: number; capacity: number | null }[]
  actor: string
  now: Date
}

/** Other capacities, with their log. The caller holds the locks. */
export async function recountPools(tx: Tx, { merchantId, recounts, actor, now }: Recounts): Promise<void> {
  await tx.execute(sql`
    with count as (
      select * from unnest(${sql.param(recounts.map(({ poolId }) => poolId))}::bigint[],
        ${sql.param(recounts.map(({ capacity }) => capacity))}::bigint[]) as count(pool_id, capacity)),
    logged as (
      insert into stock_move (merchant_id, pool_id, reason, capacity, actor, at)
      select ${merchantId}::int, pool_id, 'counted', capacity, ${actor}::text, ${now.toISOString()}::timestamptz
      from count order by pool_id)
    update stock_pool pool set capacity = count.capacity from count
    where pool.merchant_id = ${merchantId} and pool.id = count.pool_id`)
}

export const findPool = async (
  db: Db | Tx,
  merchantId: number,
  key: StockKey,
): Promise<StockCount | null> => {
  const [row] = await db.select(countColumns).from(stockPool).where(isKey(merchantId, key))
  return row ?? null
}

const countColumns = {
  id: stockPool.id,
  capacity: stockPool.capacity,
  sold: stockPool.sold,
  held: stockPool.held,
  closed: stockPool.closed,
}

type PoolsOf = { merchantId: number; poolIds: readonly number[] }

export const findCounts = (db: Db | Tx, { merchantId, poolIds }: PoolsOf): Promise<StockCount[]> =>
  db
    .select(countColumns)
    .from(stockPool)
    .where(and(eq(stockPool.merchantId, merchantId), inArray(stockPool.id, [...poolIds])))

/** In ascending order, which everybody keeps: nobody waits for somebody who waits for them. */
export const lockPools = (tx: Tx, { merchantId, poolIds }: PoolsOf): Promise<StockCount[]> =>
  tx
    .select(countColumns)
    .from(stockPool)
    .where(and(eq(stockPool.merchantId, merchantId), inArray(stockPool.id, [...poolIds])))
    .orderBy(asc(stockPool.id))
    .for('no key update')

export type StockChange = { poolId: number; holdId: number; sold: number; held: number }
export type StockMoves = {
  merchantId: number
  reason: StockReason
  changes: readonly StockChange[]
  actor: string
  now: Date
}

/** The only statement of a sale that changes counters of pools: with their log (a person settles others: `settlePool`). The caller holds their locks, in ascending order. */
export async function writeMoves(
  tx: Tx,
  { merchantId, reason, changes, actor, now }: StockMoves,
): Promise<void> {
  if (changes.length === 0) return
  const column = (of: (change: StockChange) => number) => sql`${sql.param(changes.map(of))}::bigint[]`
  const pools = new Set(changes.map(({ poolId }) => poolId))
  const { rowCount } = await tx.execute(sql`
    with change as (
      select * from unnest(${column(({ poolId }) => poolId)}, ${column(({ holdId }) => holdId)},
        ${column(({ sold }) => sold)}, ${column(({ held }) => held)}) as change(pool_id, hold_id, sold, held)),
    logged as (
      insert into stock_move (merchant_id, pool_id, hold_id, reason, sold, held, actor, at)
      select ${merchantId}::int, pool_id, hold_id, ${reason}::text, sold, held, ${actor}::text, ${now.toISOString()}::timestamptz
      from change order by pool_id)
    update stock_pool pool set sold = pool.sold + total.sold, held = pool.held + total.held
    from (select pool_id, sum(sold)::bigint as sold, sum(held)::bigint as held from change group by pool_id) total
    where pool.merchant_id = ${merchantId} and pool.id = total.pool_id
      and (pool.capacity is null or pool.sold + pool.held + total.sold + total.held <= pool.capacity)`)
  if (rowCount !== pools.size) throw new Error('a pool was moved beyond what it has')
}

export async function changePool(
  tx: Tx,
  { merchantId, poolId, ...change }: PoolChange & { merchantId: number; poolId: number },
): Promise<void> {
  const { actor, now, reason, ...set } = change
  await tx
    .update(stockPool)
    .set(set)
    .where(and(eq(stockPool.merchantId, merchantId), eq(stockPool.id, poolId)))
  await tx.insert(stockMove).values({ merchantId, poolId, reason, ...set, actor, at: now })
}

type PoolChange =
  | { reason: 'counted'; capacity: number | null; actor: string; now: Date }
  | { reason: 'closed' | 'opened'; closed: boolean; actor: string; now: Date }

const isKey = (merchantId: number, { kind, subject, branch, onDate, startMinute }: StockKey) =>
  and(
    eq(stockPool.merchantId, merchantId),
    eq(stockPool.kind, kind),
    eq(stockPool.subject, subject),
    sql`${stockPool.branch} is not distinct from ${branch ?? null}::text`,
    sql`${stockPool.onDate} is not distinct from ${onDate ?? null}::date`,
    sql`${stockPool.startMinute} is not distinct from ${startMinute ?? null}::int`,
  )
