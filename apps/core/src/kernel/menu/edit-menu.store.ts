import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import { inChunks } from '../../platform/db/in-chunks.ts'
import { branch, branchClosure, branchHours, deliveryArea, deliveryZone } from './branches.schema.ts'
import { menuCategory, menuItem, menuItemAtBranch, menuItemPicture } from './menu.schema.ts'
import {
  addOn,
  cateringCategory,
  cateringItem,
  menuItemAddOn,
  menuItemOption,
  optionChoice,
  optionGroup,
} from './menu-extras.schema.ts'

/** Ids by key. */
export type Ids = ReadonlyMap<string, number>

const idsOf = (rows: readonly { id: number; key: string }[]): Ids =>
  new Map(rows.map(({ id, key }) => [key, id]))

export async function insertAreas(
  tx: Tx,
  rows: readonly (typeof deliveryArea.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(deliveryArea).values([...rows])
}

export async function insertBranches(tx: Tx, rows: readonly (typeof branch.$inferInsert)[]): Promise<Ids> {
  if (rows.length === 0) return new Map()
  return idsOf(
    await tx
      .insert(branch)
      .values([...rows])
      .returning({ id: branch.id, key: branch.key }),
  )
}

export async function insertHours(tx: Tx, rows: readonly (typeof branchHours.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(branchHours).values([...rows])
}

export async function insertClosures(
  tx: Tx,
  rows: readonly (typeof branchClosure.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(branchClosure).values([...rows])
}

export async function insertZones(
  tx: Tx,
  rows: readonly (typeof deliveryZone.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(deliveryZone).values([...rows])
}

export async function insertMenuCategories(
  tx: Tx,
  rows: readonly (typeof menuCategory.$inferInsert)[],
): Promise<Ids> {
  if (rows.length === 0) return new Map()
  const columns = { id: menuCategory.id, key: menuCategory.key }
  return idsOf(
    await tx
      .insert(menuCategory)
      .values([...rows])
      .returning(columns),
  )
}

export async function insertOptionGroups(
  tx: Tx,
  rows: readonly (typeof optionGroup.$inferInsert)[],
): Promise<Ids> {
  if (rows.length === 0) return new Map()
  const columns = { id: optionGroup.id, key: optionGroup.key }
  return idsOf(
    await tx
      .insert(optionGroup)
      .values([...rows])
      .returning(columns),
  )
}

export async function insertChoices(
  tx: Tx,
  rows: readonly (typeof optionChoice.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(optionChoice).values([...rows])
}

export async function insertAddOns(tx: Tx, rows: readonly (typeof addOn.$inferInsert)[]): Promise<Ids> {
  if (rows.length === 0) return new Map()
  return idsOf(
    await tx
      .insert(addOn)
      .values([...rows])
      .returning({ id: addOn.id, key: addOn.key }),
  )
}

export async function insertCateringCategories(
  tx: Tx,
  rows: readonly (typeof cateringCategory.$inferInsert)[],
): Promise<Ids> {
  if (rows.length === 0) return new Map()
  const columns = { id: cateringCategory.id, key: cateringCategory.key }
  return idsOf(
    await tx
      .insert(cateringCategory)
      .values([...rows])
      .returning(columns),
  )
}

export async function insertCateringItems(
  tx: Tx,
  rows: readonly (typeof cateringItem.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(cateringItem).values([...rows])
}

/** New dishes, and those of these skus anew: only what a file can say of them. By sku. */
export async function saveMenuItemRows(
  tx: Tx,
  rows: readonly (typeof menuItem.$inferInsert)[],
): Promise<Map<string, { id: number; revision: number }>> {
  const saved = new Map<string, { id: number; revision: number }>()
  await inChunks(rows, 500, async (part) => {
    const stored = await tx
      .insert(menuItem)
      .values(part)
      .onConflictDoUpdate({ target: [menuItem.sku, menuItem.merchantId], set: fromFile })
      .returning({ sku: menuItem.sku, id: menuItem.id, revision: menuItem.revision })
    for (const { sku, ...row } of stored) saved.set(sku, row)
  })
  return saved
}

const excluded = (name: string) => sql`excluded.${sql.identifier(name)}`

const fromFile = {
  categoryId: excluded('category_id'),
  nameEn: excluded('name_en'),
  nameAr: excluded('name_ar'),
  descriptionEn: excluded('description_en'),
  descriptionAr: excluded('description_ar'),
  price: excluded('price'),
  discountedPrice: excluded('discounted_price'),
  state: excluded('state'),
  words: excluded('words'),
  sounds: excluded('sounds'),
  revision: excluded('revision'),
  changedAt: excluded('changed_at'),
}

type OfItems = { merchantId: number; itemIds: readonly number[] }

export async function replaceItemPictures(
  tx: Tx,
  { merchantId, itemIds }: OfItems,
  rows: readonly (typeof menuItemPicture.$inferInsert)[],
): Promise<void> {
  if (itemIds.length > 0)
    await tx
      .delete(menuItemPicture)
      .where(and(eq(menuItemPicture.merchantId, merchantId), inArray(menuItemPicture.itemId, [...itemIds])))
  await inChunks(rows, 5_000, (part) => tx.insert(menuItemPicture).values(part))
}

export async function replaceItemOptions(
  tx: Tx,
  { merchantId, itemIds }: OfItems,
  rows: readonly (typeof menuItemOption.$inferInsert)[],
): Promise<void> {
  if (itemIds.length > 0)
    await tx
      .delete(menuItemOption)
      .where(and(eq(menuItemOption.merchantId, merchantId), inArray(menuItemOption.itemId, [...itemIds])))
  await inChunks(rows, 10_000, (part) => tx.insert(menuItemOption).values(part))
}

export async function replaceItemAddOns(
  tx: Tx,
  { merchantId, itemIds }: OfItems,
  rows: readonly (typeof menuItemAddOn.$inferInsert)[],
): Promise<void> {
  if (itemIds.length > 0)
    await tx
      .delete(menuItemAddOn)
      .where(and(eq(menuItemAddOn.merchantId, merchantId), inArray(menuItemAddOn.itemId, [...itemIds])))
  await inChunks(rows, 10_000, (part) => tx.insert(menuItemAddOn).values(part))
}

/** A row that exists has another pool from now on. */
export async function saveAtBranches(
  tx: Tx,
  rows: readonly (typeof menuItemAtBranch.$inferInsert)[],
): Promise<void> {
  await inChunks(rows, 5_000, (part) =>
    tx
      .insert(menuItemAtBranch)
      .values(part)
      .onConflictDoUpdate({
        target: [menuItemAtBranch.itemId, menuItemAtBranch.branchId],
        set: { poolId: excluded('pool_id') },
      }),
  )
}
