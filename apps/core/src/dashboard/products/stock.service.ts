import { mostShown } from '@wasl/contracts/core/dashboard/products/stock.contract'
import type { CoreFilters } from '@wasl/contracts/lists/query'
import { stockList } from '@wasl/contracts/lists/stock'
import { latinDigits } from '@wasl/domain/digits'
import { parseAmount } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { AdministeredRefusal } from '../../kernel/administered/administered.ts'
import type { AdministeredString } from '../../kernel/administered/administered.strings.ts'
import { audited, type By } from '../../kernel/administered/by.ts'
import { readAsked } from '../../kernel/lists/filters.domain.ts'
import { inOrder } from '../../kernel/lists/list-of.store.ts'
import { asOfPage, numberedPage, type Numbered } from '../../kernel/lists/page.domain.ts'
import { setCapacity, setPoolClosed } from '../../kernel/stock/capacity.service.ts'
import {
  checkPools,
  doesAgree,
  findPoolDifferences,
  type PoolCheck,
} from '../../kernel/stock/pool-checks.store.ts'
import { settlePool } from '../../kernel/stock/settle-pool.service.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { ProductsDeps } from './products.service.ts'
import { stockAt } from './stock.list.ts'
import { countHolders, countPools, findHolders, findMoves, findPoolsNamed } from './stock.store.ts'
import type { StockString } from './stock.strings.ts'
import { undoing } from './undoing.ts'

export type PoolNamed = Awaited<ReturnType<typeof findPoolsNamed>>[number]
export type ShownPool = PoolNamed & { check: PoolCheck; agrees: boolean }
export type StockRefusal =
  | AdministeredRefusal<StockString | AdministeredString>
  | { kind: 'below'; taken: number; pool: PoolNamed }
  | { kind: 'moved' | 'agrees' }
type PoolId = { merchantId: number; poolId: number }
type Saved = Promise<Result<ShownPool, StockRefusal>>

export async function stockPage(
  { db, clock }: ProductsDeps,
  merchantId: number,
  query: CoreFilters<typeof stockList> & Numbered,
) {
  const page = numberedPage(stockList, { page_size: 10, ...query })
  const filters = readAsked(stockList, query)
  const differing = filters.differs
    ? (await findPoolDifferences(db, merchantId)).map(({ poolId }) => poolId)
    : []
  const scope = { merchantId, differing }
  const { ids, count } = await stockAt(scope).readPage(db, { scope, filters, page })
  return { count, asOf: asOfPage(page, clock.now()), pools: await showPools(db, merchantId, ids) }
}

/** Counts it all once more (commerce.md D5, SHOP-★2). */
export async function checkStock({ db, clock }: ProductsDeps, merchantId: number) {
  const [pools, differences, holders] = await Promise.all([
    countPools(db, merchantId),
    findPoolDifferences(db, merchantId),
    countHolders(db, merchantId),
  ])
  return { checkedAt: clock.now(), pools, differ: differences.length, holders }
}

export async function showPool({ db }: ProductsDeps, { merchantId, poolId }: PoolId) {
  const [pool] = await showPools(db, merchantId, [poolId])
  if (!pool) return null
  const of = { merchantId, poolId, limit: mostShown }
  const [holders, moves] = await Promise.all([findHolders(db, of), findMoves(db, of)])
  return { pool, holders, moves }
}

export const settle = (
  { db, clock }: ProductsDeps,
  by: By,
  { poolId, reason, sold, kept }: { poolId: number; reason: string; sold: string; kept: string },
): Saved =>
  undoing(db, async (tx): Saved => {
    const { merchantId, username: actor } = by.staff
    const [pool] = await findPoolsNamed(tx, { merchantId, poolIds: [poolId] })
    if (!pool) return refused({ kind: 'notFound' })
    if (reason === '')
      return refused({ kind: 'fields', problems: [{ field: 'reason', says: 'stock.reason' }] })
    const now = clock.now()
    const seen = { sold: readCount(sold, pool) ?? -1, held: readCount(kept, pool) ?? -1 }
    const settled = await settlePool(tx, { merchantId, poolId, seen, actor, now })
    if (!settled.ok) return refused({ kind: settled.error === 'changed' ? 'moved' : 'agrees' })
    const { before, after } = settled.value
    const detail = { before: countsOf(before), after: countsOf(after), reason }
    await audited(tx, by, { action: 'stock.settled', object: nameOf(pool), detail, now })
    return accepted(await shown(tx, { merchantId, poolId }))
  })

export const setLimit = (
  { db, clock }: ProductsDeps,
  by: By,
  { poolId, limit, reason, close }: { poolId: number; limit: string; reason: string; close: boolean },
): Saved =>
  undoing(db, async (tx): Saved => {
    const { merchantId, username: actor } = by.staff
    const [pool] = await findPoolsNamed(tx, { merchantId, poolIds: [poolId] })
    if (!pool) return refused({ kind: 'notFound' })
    const capacity = limit.trim() === '' ? null : readCount(limit, pool)
    if (limit.trim() !== '' && capacity === null)
      return refused({ kind: 'fields', problems: [{ field: 'limit', says: 'stock.whole' }] })
    const now = clock.now()
    const whenBelow = close ? 'close' : 'refuse'
    const set = await setCapacity(tx, { merchantId, poolId, capacity, whenBelow, actor, now })
    if (!set.ok) return refused({ kind: 'below', taken: set.error.sold + set.error.held, pool })
    const after = { limit: set.value.capacity ?? 'unlimited', overhang: set.value.overhang, reason }
    const detail = { before: { limit: pool.capacity ?? 'unlimited' }, after }
    await audited(tx, by, { action: 'stock.limited', object: nameOf(pool), detail, now })
    return accepted(await shown(tx, { merchantId, poolId }))
  })

export const setOpen = (
  { db, clock }: ProductsDeps,
  by: By,
  { poolId, open }: { poolId: number; open: boolean },
): Saved =>
  undoing(db, async (tx): Saved => {
    const { merchantId, username: actor } = by.staff
    const [pool] = await findPoolsNamed(tx, { merchantId, poolIds: [poolId] })
    if (!pool) return refused({ kind: 'notFound' })
    const now = clock.now()
    await setPoolClosed(tx, { merchantId, poolId, closed: !open, actor, now })
    const action = open ? 'stock.opened' : 'stock.closed'
    await audited(tx, by, { action, object: nameOf(pool), now })
    return accepted(await shown(tx, { merchantId, poolId }))
  })

async function showPools(db: Db | Tx, merchantId: number, ids: readonly number[]): Promise<ShownPool[]> {
  const rows = inOrder(ids, await findPoolsNamed(db, { merchantId, poolIds: ids }))
  if (rows.length === 0) return []
  const checks = await checkPools(db, { merchantId, poolIds: ids, isDiffering: false })
  return rows.map((row) => {
    const check = checks.find(({ poolId }) => poolId === row.id)
    if (!check) throw new Error('a pool was not counted')
    return { ...row, check, agrees: doesAgree(check) }
  })
}

async function shown(tx: Tx, { merchantId, poolId }: PoolId): Promise<ShownPool> {
  const [pool] = await showPools(tx, merchantId, [poolId])
  if (!pool) throw new Error('a pool that was changed is gone')
  return pool
}

/** Minor units where it counts money; null where it is no such number. */
function readCount(text: string, { kind, currency }: PoolNamed): number | null {
  const typed = latinDigits(text.trim())
  if (kind !== 'voucher_budget' || currency === null) return /^\d{1,9}$/.test(typed) ? Number(typed) : null
  const read = parseAmount(typed, currency)
  return read.ok ? read.value.minor : null
}

const nameOf = ({ nameEn, nameAr, code, id }: PoolNamed): string => code ?? (nameEn || nameAr || String(id))
const countsOf = ({ sold, held, capacity }: PoolCheck) => ({
  sold: sold.counter,
  held: held.counter,
  capacity: capacity.counter,
})
