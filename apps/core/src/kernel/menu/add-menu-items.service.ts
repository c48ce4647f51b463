import type { Tx } from '../../platform/db/db.ts'
import { cleanHtml } from '../merchants/merchant-html.ts'
import { foundBy } from '../products/product.domain.ts'
import { insertPools } from '../stock/pools.store.ts'
import {
  saveAtBranches,
  saveMenuItemRows,
  replaceItemAddOns,
  replaceItemOptions,
  replaceItemPictures,
} from './edit-menu.store.ts'
import type { MenuItemState } from './menu.schema.ts'

/** All that can be said of a dish. Money in minor units of the merchant's currency. */
export type MenuItemWish = {
  sku: string
  categoryId: number
  state: MenuItemState
  nameEn: string
  nameAr: string
  descriptionEn: string
  descriptionAr: string
  price: number
  discountedPrice: number | null
  tags: readonly string[]
  position: number
  pictures: readonly {
    url: string
    altEn: string
    altAr: string
    width: number | null
    height: number | null
  }[]
  groupIds: readonly number[]
  addOnIds: readonly number[]
  /** How many each of these branches can sell; every other has no limit. */
  stock: readonly BranchStock[]
}

export type BranchStock = { branchId: number; branchKey: string; inventory: number }

export type MenuSaving = { merchantId: number; actor: string; now: Date }

/** New dishes with their stock, in as many statements for many as for one. */
export async function addMenuItems(
  tx: Tx,
  { merchantId, actor, now }: MenuSaving,
  wishes: readonly MenuItemWish[],
): Promise<void> {
  const ids = await saveMenuItemRows(
    tx,
    wishes.map((wish) => ({ ...itemColumns(wish), merchantId, createdAt: now, changedAt: now })),
  )
  const idOf = ({ sku }: MenuItemWish): number => {
    const id = ids.get(sku)?.id
    if (id === undefined) throw new Error('a dish that was stored was not found')
    return id
  }
  await replaceBesideItems(
    tx,
    merchantId,
    wishes.map((wish) => ({ itemId: idOf(wish), wish })),
  )
  const stock = wishes.flatMap((wish) => wish.stock.map((at) => ({ wish, at })))
  const poolIds = await insertPools(tx, {
    merchantId,
    kind: 'stock',
    pools: stock.map(({ wish, at }) => ({
      subject: stockOfItem(wish.sku),
      branch: at.branchKey,
      capacity: at.inventory,
    })),
    actor,
    now,
  })
  await saveAtBranches(
    tx,
    stock.map(({ wish, at }, index) => ({
      merchantId,
      itemId: idOf(wish),
      branchId: at.branchId,
      poolId: poolIds[index],
    })),
  )
}

/** What its pools count. */
export const stockOfItem = (sku: string): string => `menu_item:${sku}`

/** Its own columns, cleaned, and what it is found by. */
export function itemColumns(wish: MenuItemWish) {
  const { pictures: _pictures, groupIds: _groups, addOnIds: _addOns, stock: _stock, tags, ...plain } = wish
  const cleaned = {
    ...plain,
    tags: [...tags],
    descriptionEn: cleanHtml(wish.descriptionEn),
    descriptionAr: cleanHtml(wish.descriptionAr),
  }
  return { ...cleaned, ...foundBy(cleaned) }
}

/** Pictures, options and add-ons of these dishes: what was there goes. */
export async function replaceBesideItems(
  tx: Tx,
  merchantId: number,
  items: readonly { itemId: number; wish: Pick<MenuItemWish, 'pictures' | 'groupIds' | 'addOnIds'> }[],
): Promise<void> {
  const of = { merchantId, itemIds: items.map(({ itemId }) => itemId) }
  await replaceItemPictures(
    tx,
    of,
    items.flatMap(({ itemId, wish }) =>
      wish.pictures.map((picture, position) => ({ ...picture, merchantId, itemId, position })),
    ),
  )
  await replaceItemOptions(
    tx,
    of,
    items.flatMap(({ itemId, wish }) =>
      wish.groupIds.map((groupId, position) => ({ merchantId, itemId, groupId, position })),
    ),
  )
  await replaceItemAddOns(
    tx,
    of,
    items.flatMap(({ itemId, wish }) =>
      wish.addOnIds.map((addOnId, position) => ({ merchantId, itemId, addOnId, position })),
    ),
  )
}
