import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { branch, branchClosure, branchHours, deliveryArea, deliveryZone } from './branches.schema.ts'
import { addOn, optionChoice, optionGroup } from './menu-extras.schema.ts'
import { menuCategory, menuItem } from './menu.schema.ts'

export type BranchRow = typeof branch.$inferSelect
export type ZoneRow = typeof deliveryZone.$inferSelect

export const listBranches = (db: Db | Tx, merchantId: number): Promise<BranchRow[]> =>
  db
    .select()
    .from(branch)
    .where(eq(branch.merchantId, merchantId))
    .orderBy(asc(branch.position), asc(branch.id))

export const listAreas = (db: Db | Tx, merchantId: number) =>
  db
    .select()
    .from(deliveryArea)
    .where(eq(deliveryArea.merchantId, merchantId))
    .orderBy(asc(deliveryArea.position), asc(deliveryArea.id))

export const listHours = (db: Db | Tx, { merchantId, branchId }: { merchantId: number; branchId: number }) =>
  db
    .select()
    .from(branchHours)
    .where(and(eq(branchHours.merchantId, merchantId), eq(branchHours.branchId, branchId)))
    .orderBy(asc(branchHours.weekday), asc(branchHours.startMinute), asc(branchHours.id))

export const listClosures = (db: Db | Tx, merchantId: number) =>
  db
    .select()
    .from(branchClosure)
    .where(eq(branchClosure.merchantId, merchantId))
    .orderBy(asc(branchClosure.fromAt), asc(branchClosure.id))

/** In the order in which they are asked (commerce.md D17). */
export const listZones = (db: Db | Tx, merchantId: number): Promise<ZoneRow[]> =>
  db
    .select()
    .from(deliveryZone)
    .where(eq(deliveryZone.merchantId, merchantId))
    .orderBy(desc(deliveryZone.priority), asc(deliveryZone.fee), asc(deliveryZone.id))

export const listMenuCategories = (db: Db | Tx, merchantId: number) =>
  db
    .select()
    .from(menuCategory)
    .where(eq(menuCategory.merchantId, merchantId))
    .orderBy(asc(menuCategory.position), asc(menuCategory.id))

export const listOptionGroups = (db: Db | Tx, merchantId: number) =>
  db
    .select()
    .from(optionGroup)
    .where(eq(optionGroup.merchantId, merchantId))
    .orderBy(asc(optionGroup.position), asc(optionGroup.id))

export const listChoices = (db: Db | Tx, merchantId: number) =>
  db
    .select()
    .from(optionChoice)
    .where(eq(optionChoice.merchantId, merchantId))
    .orderBy(asc(optionChoice.groupId), asc(optionChoice.position))

export const listAddOns = (db: Db | Tx, merchantId: number) =>
  db.select().from(addOn).where(eq(addOn.merchantId, merchantId)).orderBy(asc(addOn.position), asc(addOn.id))

/** By sku. */
export async function findMenuItemIds(db: Db | Tx, merchantId: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: menuItem.id, sku: menuItem.sku })
    .from(menuItem)
    .where(eq(menuItem.merchantId, merchantId))
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}
