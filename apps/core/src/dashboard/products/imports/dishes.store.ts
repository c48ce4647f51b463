import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { addOn, menuItemAddOn, menuItemOption, optionGroup } from '../../../kernel/menu/menu-extras.schema.ts'
import { menuItem, menuItemAtBranch, menuItemPicture } from '../../../kernel/menu/menu.schema.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'

export type DishRow = typeof menuItem.$inferSelect
type OfItems = { merchantId: number; itemIds: readonly number[] }

/** By their skus, archived ones too. */
export const dishesOfSkus = (
  db: Db | Tx,
  { merchantId, skus }: { merchantId: number; skus: readonly string[] },
): Promise<DishRow[]> =>
  db
    .select()
    .from(menuItem)
    .where(
      and(eq(menuItem.merchantId, merchantId), sql`${menuItem.sku} = any(${sql.param([...skus])}::text[])`),
    )

export const dishesAfter = (
  db: Db | Tx,
  { merchantId, after, limit }: { merchantId: number; after: number; limit: number },
): Promise<DishRow[]> =>
  db
    .select()
    .from(menuItem)
    .where(and(eq(menuItem.merchantId, merchantId), gt(menuItem.id, after), ne(menuItem.state, 'archived')))
    .orderBy(asc(menuItem.id))
    .limit(limit)

const among = (ids: readonly number[]) => sql.param([...ids])

export const groupsOfDishes = (db: Db | Tx, { merchantId, itemIds }: OfItems) =>
  db
    .select({ itemId: menuItemOption.itemId, key: optionGroup.key })
    .from(menuItemOption)
    .innerJoin(optionGroup, eq(optionGroup.id, menuItemOption.groupId))
    .where(
      and(
        eq(menuItemOption.merchantId, merchantId),
        sql`${menuItemOption.itemId} = any(${among(itemIds)}::bigint[])`,
      ),
    )
    .orderBy(asc(menuItemOption.itemId), asc(menuItemOption.position))

export const addOnsOfDishes = (db: Db | Tx, { merchantId, itemIds }: OfItems) =>
  db
    .select({ itemId: menuItemAddOn.itemId, key: addOn.key })
    .from(menuItemAddOn)
    .innerJoin(addOn, eq(addOn.id, menuItemAddOn.addOnId))
    .where(
      and(
        eq(menuItemAddOn.merchantId, merchantId),
        sql`${menuItemAddOn.itemId} = any(${among(itemIds)}::bigint[])`,
      ),
    )
    .orderBy(asc(menuItemAddOn.itemId), asc(menuItemAddOn.position))

export const picturesOfDishes = (db: Db | Tx, { merchantId, itemIds }: OfItems) =>
  db
    .select({ itemId: menuItemPicture.itemId, url: menuItemPicture.url })
    .from(menuItemPicture)
    .where(
      and(
        eq(menuItemPicture.merchantId, merchantId),
        sql`${menuItemPicture.itemId} = any(${among(itemIds)}::bigint[])`,
      ),
    )
    .orderBy(asc(menuItemPicture.itemId), asc(menuItemPicture.position))

/** Where dishes are counted. */
export const countedAt = (db: Db | Tx, { merchantId, itemIds }: OfItems) =>
  db
    .select({
      itemId: menuItemAtBranch.itemId,
      branchId: menuItemAtBranch.branchId,
      poolId: menuItemAtBranch.poolId,
    })
    .from(menuItemAtBranch)
    .where(
      and(
        eq(menuItemAtBranch.merchantId, merchantId),
        sql`${menuItemAtBranch.itemId} = any(${among(itemIds)}::bigint[])`,
        sql`${menuItemAtBranch.poolId} is not null`,
      ),
    )

export async function archiveDishes(
  tx: Tx,
  { merchantId, skus, now }: { merchantId: number; skus: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .update(menuItem)
    .set({ state: 'archived', revision: sql`${menuItem.revision} + 1`, changedAt: now })
    .where(and(eq(menuItem.merchantId, merchantId), inArray(menuItem.sku, [...skus])))
}
