/** How much of a pool is wanted, or was: `quantity` in its own units. */
export type StockLine = { poolId: number; quantity: number }

/** A pool as it is counted. */
export type StockCount = {
  id: number
  /** Null: unlimited. */
  capacity: number | null
  sold: number
  held: number
  closed: boolean
}

/** A pool that cannot give what is wanted of it. */
export type StockShortage = { poolId: number; wanted: number; left: number }

/** One line a pool, in the order in which pools are locked. Two lines of one pool are wanted together. */
export function perPool(lines: readonly StockLine[]): StockLine[] {
  const wanted = new Map<number, number>()
  for (const { poolId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity <= 0) throw new Error(`no quantity of stock: ${quantity}`)
    wanted.set(poolId, (wanted.get(poolId) ?? 0) + quantity)
  }
  return [...wanted]
    .map(([poolId, quantity]) => ({ poolId, quantity }))
    .toSorted((left, right) => left.poolId - right.poolId)
}

/** What can still be sold; null: any number. */
export function freeIn({ capacity, sold, held, closed }: StockCount): number | null {
  if (closed) return 0
  return capacity === null ? null : Math.max(0, capacity - sold - held)
}

/** The lines that the pools cannot give. */
export function shortagesOf(pools: readonly StockCount[], lines: readonly StockLine[]): StockShortage[] {
  const counts = new Map(pools.map((pool) => [pool.id, pool]))
  return lines.flatMap(({ poolId, quantity }) => {
    const pool = counts.get(poolId)
    if (!pool) throw new Error(`the merchant has no pool ${poolId}`)
    const left = freeIn(pool)
    return left === null || left >= quantity ? [] : [{ poolId, wanted: quantity, left }]
  })
}
