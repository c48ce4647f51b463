import { recordAudit } from '../kernel/audit/audit.store.ts'
import { lockMerchant } from '../kernel/merchants/merchants.store.ts'
import { findProductOfSku } from '../kernel/products/edit-products.store.ts'
import { setInventory } from '../kernel/products/save-product.service.ts'
import { findCounts } from '../kernel/stock/pools.store.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'

export type StockByKeyDeps = { db: Db; clock: Clock }
type Setting = {
  merchantId: number
  sku: string
  /** How many can still be sold; null without a limit. */
  left: number | null
  by: { actor: string; requestId: string; network: string | null }
}

/** Null where the merchant has no such product. */
export const setStockBySku = (
  { db, clock }: StockByKeyDeps,
  { merchantId, sku, left, by }: Setting,
): Promise<{ left: number | null; held: number; sold: number } | null> =>
  inTransaction(db, async (tx) => {
    await lockMerchant(tx, merchantId)
    const found = await findProductOfSku(tx, { merchantId, sku })
    if (!found || found.state === 'archived') return null
    const { poolId } = found
    const now = clock.now()
    const [before] = await findCounts(tx, { merchantId, poolIds: [poolId] })
    // Above what is sold and kept, so never refused.
    await setInventory(tx, { merchantId, poolId, inventory: left, actor: by.actor, now })
    const [after] = await findCounts(tx, { merchantId, poolIds: [poolId] })
    if (!before || !after) throw new Error('a product has no pool')
    if (before.capacity !== after.capacity)
      await recordAudit(
        tx,
        {
          ...by,
          merchantId,
          sessionId: null,
          action: 'product.counted',
          object: found.nameEn || found.nameAr,
          detail: {
            before: { limit: before.capacity ?? 'unlimited' },
            after: { limit: after.capacity ?? 'unlimited' },
          },
        },
        now,
      )
    return { left, held: after.held, sold: after.sold }
  })
