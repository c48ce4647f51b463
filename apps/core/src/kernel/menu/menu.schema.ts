import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { identity, minor, pointInTime as at } from '../../platform/db/columns.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { stockPool } from '../stock/stock.schema.ts'
import { branch } from './branches.schema.ts'

const ofMerchant = () =>
  integer('merchant_id')
    .notNull()
    .references(() => merchant.id)

const link = (name: string) => bigint(name, { mode: 'number' })

export const menuCategory = pgTable(
  'menu_category',
  {
    id: identity(),
    merchantId: ofMerchant(),
    key: text().notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    image: text(),
    visible: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    revision: integer().notNull().default(0),
  },
  (table) => [
    unique('menu_category_tenant').on(table.id, table.merchantId),
    unique('menu_category_key').on(table.key, table.merchantId),
  ],
)

export type MenuItemState = 'draft' | 'active' | 'hidden' | 'archived'

/** A dish. Prices are of the merchant's currency; what is left is counted branch by branch, in `menu_item_at_branch`. */
export const menuItem = pgTable(
  'menu_item',
  {
    id: identity(),
    merchantId: ofMerchant(),
    /** Its id in addresses and carts, and what imports know it again by. */
    sku: text().notNull(),
    categoryId: link('category_id').notNull(),
    state: text().$type<MenuItemState>().notNull().default('draft'),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    /** Cleaned HTML. */
    descriptionEn: text('description_en').notNull().default(''),
    descriptionAr: text('description_ar').notNull().default(''),
    price: minor('price').notNull(),
    discountedPrice: minor('discounted_price'),
    /** Null: every service. */
    services: text().array(),
    prepMinutes: integer('prep_minutes'),
    minPerOrder: integer('min_per_order').notNull().default(1),
    maxPerOrder: integer('max_per_order'),
    /** `popular`, `offer`. */
    tags: text().array().notNull().default([]),
    allergens: text().array().notNull().default([]),
    calories: integer(),
    position: integer().notNull().default(0),
    /** What it is found by: its words folded, and how they sound. */
    words: text().notNull().default(''),
    sounds: text().notNull().default(''),
    revision: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    unique('menu_item_tenant').on(table.id, table.merchantId),
    unique('menu_item_sku').on(table.sku, table.merchantId),
    index('menu_item_of').on(table.categoryId),
    foreignKey({
      columns: [table.categoryId, table.merchantId],
      foreignColumns: [menuCategory.id, menuCategory.merchantId],
      name: 'menu_item_category',
    }),
    check('menu_item_state', sql`${table.state} in ('draft','active','hidden','archived')`),
    check(
      'menu_item_price',
      sql`${table.price} between 0 and 99999999999 and (${table.discountedPrice} is null or ${table.discountedPrice} between 0 and ${table.price} - 1)`,
    ),
    check(
      'menu_item_per_order',
      sql`${table.minPerOrder} between 1 and 999 and (${table.maxPerOrder} is null or ${table.maxPerOrder} between ${table.minPerOrder} and 999)`,
    ),
  ],
)

export const menuItemPicture = pgTable(
  'menu_item_picture',
  {
    merchantId: ofMerchant(),
    itemId: link('item_id').notNull(),
    position: integer().notNull(),
    url: text().notNull(),
    altEn: text('alt_en').notNull().default(''),
    altAr: text('alt_ar').notNull().default(''),
    width: integer(),
    height: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.position] }),
    foreignKey({
      columns: [table.itemId, table.merchantId],
      foreignColumns: [menuItem.id, menuItem.merchantId],
      name: 'menu_item_picture_item',
    }),
  ],
)

/** What a branch has of a dish. Where there is no row there is no limit (commerce.md D17). */
export const menuItemAtBranch = pgTable(
  'menu_item_at_branch',
  {
    merchantId: ofMerchant(),
    itemId: link('item_id').notNull(),
    branchId: link('branch_id').notNull(),
    /** False: this branch never has it. */
    available: boolean().notNull().default(true),
    soldOutUntil: at('sold_out_until'),
    /** Null: what it costs everywhere. */
    price: minor('price'),
    /** Null: without a limit. */
    poolId: link('pool_id'),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.branchId] }),
    index('menu_item_at_branch_of').on(table.branchId),
    index('menu_item_at_branch_pool').on(table.poolId),
    foreignKey({
      columns: [table.itemId, table.merchantId],
      foreignColumns: [menuItem.id, menuItem.merchantId],
      name: 'menu_item_at_branch_item',
    }),
    foreignKey({
      columns: [table.branchId, table.merchantId],
      foreignColumns: [branch.id, branch.merchantId],
      name: 'menu_item_at_branch_branch',
    }),
    foreignKey({
      columns: [table.poolId, table.merchantId],
      foreignColumns: [stockPool.id, stockPool.merchantId],
      name: 'menu_item_at_branch_stock',
    }),
    check('menu_item_at_branch_price', sql`${table.price} between 0 and 99999999999`),
  ],
)
