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
import { menuItem } from './menu.schema.ts'

const ofMerchant = () =>
  integer('merchant_id')
    .notNull()
    .references(() => merchant.id)

const link = (name: string) => bigint(name, { mode: 'number' })

/** What buyers choose from: a size, a bread. One group may be of many dishes. */
export const optionGroup = pgTable(
  'option_group',
  {
    id: identity(),
    merchantId: ofMerchant(),
    key: text().notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    /** The choice is the line's size; a dish has one such group at most (commerce.md D15). */
    isSize: boolean('is_size').notNull().default(false),
    pick: text().$type<'one' | 'many'>().notNull(),
    least: integer().notNull().default(0),
    /** Null: all of them. */
    most: integer(),
    position: integer().notNull().default(0),
    revision: integer().notNull().default(0),
  },
  (table) => [
    unique('option_group_tenant').on(table.id, table.merchantId),
    unique('option_group_key').on(table.key, table.merchantId),
    check('option_group_pick', sql`${table.pick} in ('one','many')`),
    check(
      'option_group_bounds',
      sql`${table.least} >= 0 and (${table.most} is null or ${table.most} >= greatest(${table.least}, 1))
        and (${table.pick} = 'many' or (${table.least} <= 1 and ${table.most} = 1))
        and (not ${table.isSize} or ${table.pick} = 'one')`,
    ),
  ],
)

export const optionChoice = pgTable(
  'option_choice',
  {
    id: identity(),
    merchantId: ofMerchant(),
    groupId: link('group_id').notNull(),
    key: text().notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    /** A difference to the dish's price; below zero it makes the dish cheaper (commerce.md D15). */
    price: minor('price').notNull().default(0),
    isDefault: boolean('is_default').notNull().default(false),
    active: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [
    unique('option_choice_tenant').on(table.id, table.merchantId),
    unique('option_choice_key').on(table.groupId, table.key),
    foreignKey({
      columns: [table.groupId, table.merchantId],
      foreignColumns: [optionGroup.id, optionGroup.merchantId],
      name: 'option_choice_group',
    }),
    check('option_choice_price', sql`${table.price} between -99999999999 and 99999999999`),
  ],
)

export const addOn = pgTable(
  'add_on',
  {
    id: identity(),
    merchantId: ofMerchant(),
    key: text().notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    price: minor('price').notNull(),
    active: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    revision: integer().notNull().default(0),
  },
  (table) => [
    unique('add_on_tenant').on(table.id, table.merchantId),
    unique('add_on_key').on(table.key, table.merchantId),
    check('add_on_price', sql`${table.price} between 0 and 99999999999`),
  ],
)

/** What a branch has of a choice or an add-on. Where there is no row there is no limit. */
export const extraAtBranch = pgTable(
  'extra_at_branch',
  {
    id: identity(),
    merchantId: ofMerchant(),
    branchId: link('branch_id').notNull(),
    choiceId: link('choice_id'),
    addOnId: link('add_on_id'),
    available: boolean().notNull().default(true),
    soldOutUntil: at('sold_out_until'),
    /** Null: without a limit. */
    poolId: link('pool_id'),
  },
  (table) => [
    unique('extra_at_branch_of').on(table.branchId, table.choiceId, table.addOnId).nullsNotDistinct(),
    index('extra_at_branch_pool').on(table.poolId),
    foreignKey({
      columns: [table.branchId, table.merchantId],
      foreignColumns: [branch.id, branch.merchantId],
      name: 'extra_at_branch_branch',
    }),
    foreignKey({
      columns: [table.choiceId, table.merchantId],
      foreignColumns: [optionChoice.id, optionChoice.merchantId],
      name: 'extra_at_branch_choice',
    }),
    foreignKey({
      columns: [table.addOnId, table.merchantId],
      foreignColumns: [addOn.id, addOn.merchantId],
      name: 'extra_at_branch_add_on',
    }),
    foreignKey({
      columns: [table.poolId, table.merchantId],
      foreignColumns: [stockPool.id, stockPool.merchantId],
      name: 'extra_at_branch_stock',
    }),
    check('extra_at_branch_one', sql`num_nonnulls(${table.choiceId}, ${table.addOnId}) = 1`),
  ],
)

export const menuItemOption = pgTable(
  'menu_item_option',
  {
    merchantId: ofMerchant(),
    itemId: link('item_id').notNull(),
    groupId: link('group_id').notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.groupId] }),
    index('menu_item_option_of').on(table.groupId),
    foreignKey({
      columns: [table.itemId, table.merchantId],
      foreignColumns: [menuItem.id, menuItem.merchantId],
      name: 'menu_item_option_item',
    }),
    foreignKey({
      columns: [table.groupId, table.merchantId],
      foreignColumns: [optionGroup.id, optionGroup.merchantId],
      name: 'menu_item_option_group',
    }),
  ],
)

export const menuItemAddOn = pgTable(
  'menu_item_add_on',
  {
    merchantId: ofMerchant(),
    itemId: link('item_id').notNull(),
    addOnId: link('add_on_id').notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.addOnId] }),
    index('menu_item_add_on_of').on(table.addOnId),
    foreignKey({
      columns: [table.itemId, table.merchantId],
      foreignColumns: [menuItem.id, menuItem.merchantId],
      name: 'menu_item_add_on_item',
    }),
    foreignKey({
      columns: [table.addOnId, table.merchantId],
      foreignColumns: [addOn.id, addOn.merchantId],
      name: 'menu_item_add_on_add_on',
    }),
  ],
)

/** A table that is catered. With a price of a plate its dishes are in it, else they are added up (commerce.md D14). */
export const cateringCategory = pgTable(
  'catering_category',
  {
    id: identity(),
    merchantId: ofMerchant(),
    key: text().notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    minimumPlates: integer('minimum_plates').notNull(),
    maximumPlates: integer('maximum_plates'),
    plateStep: integer('plate_step').notNull().default(1),
    /** Once for the category, whatever the plates. */
    serviceCharge: minor('service_charge').notNull().default(0),
    platePrice: minor('plate_price'),
    leadHours: integer('lead_hours').notNull().default(24),
    active: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    revision: integer().notNull().default(0),
  },
  (table) => [
    unique('catering_category_tenant').on(table.id, table.merchantId),
    unique('catering_category_key').on(table.key, table.merchantId),
    check(
      'catering_category_plates',
      sql`${table.minimumPlates} >= 1 and ${table.plateStep} >= 1
        and (${table.maximumPlates} is null or ${table.maximumPlates} >= ${table.minimumPlates})`,
    ),
    check(
      'catering_category_amounts',
      sql`least(${table.serviceCharge}, ${table.platePrice}, ${table.leadHours}) >= 0`,
    ),
  ],
)

export const cateringItem = pgTable(
  'catering_item',
  {
    merchantId: ofMerchant(),
    categoryId: link('category_id').notNull(),
    itemId: link('item_id').notNull(),
    /** Of each plate. */
    quantity: integer().notNull().default(1),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.itemId] }),
    index('catering_item_of').on(table.itemId),
    foreignKey({
      columns: [table.categoryId, table.merchantId],
      foreignColumns: [cateringCategory.id, cateringCategory.merchantId],
      name: 'catering_item_category',
    }),
    foreignKey({
      columns: [table.itemId, table.merchantId],
      foreignColumns: [menuItem.id, menuItem.merchantId],
      name: 'catering_item_item',
    }),
    check('catering_item_quantity', sql`${table.quantity} between 1 and 99`),
  ],
)
