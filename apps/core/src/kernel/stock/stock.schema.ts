import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../../platform/db/columns.ts'
import { merchant } from '../merchants/merchants.schema.ts'

const amount = (name: string) => bigint(name, { mode: 'number' })

/** Whatever is limited: goods, seats, slots, plates, uses of a voucher. Counters change together with a row of `stock_move`. */
export const stockPool = pgTable(
  'stock_pool',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    kind: text().$type<StockKind>().notNull(),
    /** What is counted, in the words of the slice that sells it: `product:12`. */
    subject: text().notNull(),
    /** The store or branch it lies at; null: anywhere. */
    branch: text(),
    onDate: date('on_date'),
    /** Minutes of the day at which a slot starts. */
    startMinute: integer('start_minute'),
    /** Null: unlimited. */
    capacity: amount('capacity'),
    sold: amount('sold').notNull().default(0),
    held: amount('held').notNull().default(0),
    /** Nothing more is sold, whatever is left. */
    closed: boolean().notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('stock_pool_tenant').on(table.id, table.merchantId),
    unique('stock_pool_of')
      .on(table.subject, table.kind, table.branch, table.onDate, table.startMinute, table.merchantId)
      .nullsNotDistinct(),
    check(
      'stock_pool_kind',
      sql`${table.kind} in ('stock','addon_stock','event_date','ticket_date','slot','plates','voucher_uses','voucher_budget','admission')`,
    ),
    check('stock_pool_never_negative', sql`least(${table.sold}, ${table.held}, ${table.capacity}) >= 0`),
    check(
      'stock_pool_never_oversold',
      sql`${table.capacity} is null or ${table.sold} + ${table.held} <= ${table.capacity}`,
    ),
  ],
)

export type StockKind =
  | 'stock'
  | 'addon_stock'
  | 'event_date'
  | 'ticket_date'
  | 'slot'
  | 'plates'
  | 'voucher_uses'
  | 'voucher_budget'
  | 'admission'

/** What one buyer keeps, all of it or nothing. */
export const stockHold = pgTable(
  'stock_hold',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    state: text().$type<StockHoldState>().notNull().default('held'),
    /** When it ends by itself. Null: it ends with the payment that it waits for, and only then. */
    expiresAt: at('expires_at'),
    extendedAt: at('extended_at'),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    unique('stock_hold_tenant').on(table.id, table.merchantId),
    // For the sweeper, across merchants.
    index('stock_hold_due')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'held' and ${table.expiresAt} is not null`),
    check('stock_hold_state', sql`${table.state} in ('held','committed','released','expired')`),
    check('stock_hold_ended', sql`(${table.state} = 'held') = (${table.endedAt} is null)`),
  ],
)

export type StockHoldState = 'held' | 'committed' | 'released' | 'expired'

export const stockHoldLine = pgTable(
  'stock_hold_line',
  {
    merchantId: integer('merchant_id').notNull(),
    holdId: bigint('hold_id', { mode: 'number' }).notNull(),
    poolId: bigint('pool_id', { mode: 'number' }).notNull(),
    quantity: amount('quantity').notNull(),
    /** Sold, then put back. */
    returned: amount('returned').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.holdId, table.poolId] }),
    index('stock_hold_line_of_pool').on(table.poolId, table.holdId),
    foreignKey({
      columns: [table.merchantId, table.holdId],
      foreignColumns: [stockHold.merchantId, stockHold.id],
      name: 'stock_hold_line_hold',
    }),
    foreignKey({
      columns: [table.merchantId, table.poolId],
      foreignColumns: [stockPool.merchantId, stockPool.id],
      name: 'stock_hold_line_pool',
    }),
    check(
      'stock_hold_line_quantity',
      sql`${table.quantity} > 0 and ${table.returned} between 0 and ${table.quantity}`,
    ),
  ],
)

/** Append-only: every change of a pool. The sums of its rows are the pool's counters. */
export const stockMove = pgTable(
  'stock_move',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    poolId: bigint('pool_id', { mode: 'number' }).notNull(),
    holdId: bigint('hold_id', { mode: 'number' }),
    reason: text().$type<StockReason>().notNull(),
    sold: amount('sold').notNull().default(0),
    held: amount('held').notNull().default(0),
    /** The capacity since then, where the reason is `counted`. */
    capacity: amount('capacity'),
    closed: boolean(),
    actor: text().notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    index('stock_move_of_pool').on(table.poolId, table.id),
    index('stock_move_of_hold').on(table.holdId),
    foreignKey({
      columns: [table.merchantId, table.poolId],
      foreignColumns: [stockPool.merchantId, stockPool.id],
      name: 'stock_move_pool',
    }),
    foreignKey({
      columns: [table.merchantId, table.holdId],
      foreignColumns: [stockHold.merchantId, stockHold.id],
      name: 'stock_move_hold',
    }),
    check(
      'stock_move_reason',
      sql`${table.reason} in ('counted','closed','opened','acquired','committed','released','expired','returned','corrected')`,
    ),
  ],
)

export type StockReason =
  | 'counted'
  | 'closed'
  | 'opened'
  | 'acquired'
  | 'committed'
  | 'released'
  | 'expired'
  | 'returned'
  /** A person has settled a counter that did not agree. */
  | 'corrected'
