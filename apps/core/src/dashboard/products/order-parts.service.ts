import { accepted, refused, type Result } from '@wasl/domain/result'
import type { AdministeredRefusal } from '../../kernel/administered/administered.ts'
import { audited, type By } from '../../kernel/administered/by.ts'
import { lockMerchant } from '../../kernel/merchants/merchants.store.ts'
import { productCategory, shopBanner } from '../../kernel/products/products.schema.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { listCategories } from './products.store.ts'
import { listBanners, placeParts } from './shop-parts.store.ts'

type Part = { id: number; publicId: string; name: string }

/** What has an order in the shop, and how it is told in the history. */
const kinds = {
  categories: {
    table: productCategory,
    action: 'product_category.ordered',
    list: async (tx: Tx, merchantId: number): Promise<Part[]> =>
      (await listCategories(tx, merchantId)).map((row) => ({ ...row, name: row.nameEn })),
  },
  banners: {
    table: shopBanner,
    action: 'shop_banner.ordered',
    list: async (tx: Tx, merchantId: number): Promise<Part[]> =>
      (await listBanners(tx, merchantId)).map((row) => ({ ...row, name: row.titleEn })),
  },
} as const

type Ordering = { of: keyof typeof kinds; ids: readonly string[]; seen: readonly string[] }

/** `seen` is the order that the screen showed. */
export function orderParts(
  { db, clock }: { db: Db; clock: Clock },
  by: By,
  { of, ids, seen }: Ordering,
): Promise<Result<null, AdministeredRefusal<never>>> {
  const { merchantId } = by.staff
  const { table, action, list } = kinds[of]
  return inTransaction(db, async (tx) => {
    await lockMerchant(tx, merchantId)
    const rows = await list(tx, merchantId)
    const before = rows.map(({ publicId }) => publicId)
    const isEach = new Set(ids).size === before.length && ids.length === before.length
    if (seen.join() !== before.join() || !isEach) return refused({ kind: 'changed' as const })
    const byId = new Map(rows.map(({ id, publicId }) => [publicId, id]))
    const placed = ids.flatMap((id) => byId.get(id) ?? [])
    if (placed.length !== before.length) return refused({ kind: 'changed' as const })
    await placeParts(tx, table, { merchantId, ids: placed })
    const names = (order: readonly string[]) =>
      order.map((id) => rows.find(({ publicId }) => publicId === id)?.name ?? id)
    await audited(tx, by, {
      action,
      object: `merchant:${merchantId}`,
      detail: { before: names(before), after: names(ids) },
      now: clock.now(),
    })
    return accepted(null)
  })
}
