import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { merchant } from '../merchants/merchants.schema.ts'
import type { EventType, testEventType } from './webhook-event.domain.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const identity = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey()

/** Sealed, and the instant until which it signs. */
export type EarlierSecret = { secret: string; until: string }

/** A merchant's server that wants to hear. */
export const webhookEndpoint = pgTable(
  'webhook_endpoint',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    publicId: text('public_id').notNull().unique(),
    url: text().notNull(),
    /** Empty: all of them. */
    eventTypes: text('event_types').array().$type<EventType[]>().notNull(),
    /** A server that single requests named, one for each origin; it signs with the merchant's first secret. */
    ofRequests: boolean('of_requests').notNull().default(false),
    /** Sealed; the key is the installation's. Null for a server of requests. */
    secret: text(),
    /** Signs as well until `previousSecretUntil`, so that a secret can be changed without a lost event. */
    previousSecret: text('previous_secret'),
    previousSecretUntil: at('previous_secret_until'),
    /** Those before it whose day is not over: which of them a server has, nobody here knows. */
    earlierSecrets: jsonb('earlier_secrets').$type<EarlierSecret[]>().notNull().default([]),
    active: boolean().notNull().default(true),
    failingSince: at('failing_since'),
    disabledAt: at('disabled_at'),
    revision: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('webhook_endpoint_tenant').on(table.id, table.merchantId),
    uniqueIndex('webhook_endpoint_of_requests')
      .on(table.merchantId, table.url)
      .where(sql`${table.ofRequests}`),
    check('webhook_endpoint_secret', sql`${table.ofRequests} = (${table.secret} is null)`),
  ],
)

/** What a merchant's servers are told: one body, however many hear it and however often it is sent. */
export const webhookEvent = pgTable(
  'webhook_event',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    /** The `webhook-id` of every delivery, retry and replay. */
    publicId: text('public_id').notNull().unique(),
    /** Null for a test that somebody sent. */
    noticeId: bigint('notice_id', { mode: 'number' }),
    type: text().$type<EventType | typeof testEventType>().notNull(),
    aggregate: text().notNull(),
    body: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('webhook_event_tenant').on(table.id, table.merchantId),
    unique('webhook_event_once').on(table.noticeId, table.merchantId),
  ],
)

export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    endpointId: bigint('endpoint_id', { mode: 'number' }).notNull(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    aggregate: text().notNull(),
    /** The address a request named; null for the endpoint's own. */
    url: text(),
    state: text().$type<'due' | 'delivered' | 'failed'>().notNull().default('due'),
    dueAt: at('due_at').notNull(),
    leasedUntil: at('leased_until'),
    /** Also the number of the lease. */
    tries: integer().notNull().default(0),
    /** When this round of tries began; a replay begins a new one. */
    roundBeganAt: at('round_began_at').notNull(),
    roundTries: integer('round_tries').notNull().default(0),
    lastStatus: integer('last_status'),
    lastProblem: text('last_problem'),
    deliveredAt: at('delivered_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('webhook_delivery_tenant').on(table.id, table.merchantId),
    unique('webhook_delivery_once').on(table.eventId, table.endpointId, table.merchantId),
    foreignKey({
      columns: [table.merchantId, table.endpointId],
      foreignColumns: [webhookEndpoint.merchantId, webhookEndpoint.id],
      name: 'webhook_delivery_endpoint',
    }),
    foreignKey({
      columns: [table.merchantId, table.eventId],
      foreignColumns: [webhookEvent.merchantId, webhookEvent.id],
      name: 'webhook_delivery_event',
    }),
    index('webhook_delivery_due')
      .on(table.endpointId, table.id)
      .where(sql`${table.state} = 'due'`),
    index('webhook_delivery_order')
      .on(table.aggregate, table.endpointId, table.id)
      .where(sql`${table.state} = 'due'`),
    index('webhook_delivery_log').on(table.merchantId, table.id),
    index('webhook_delivery_failed')
      .on(table.merchantId, table.id)
      .where(sql`${table.state} = 'failed'`),
    index('webhook_delivery_of_aggregate').on(table.aggregate, table.merchantId),
    check('webhook_delivery_state', sql`${table.state} in ('due','delivered','failed')`),
  ],
)

/** One try of one delivery: what the server answered, or why it was not heard. */
export const webhookTry = pgTable(
  'webhook_try',
  {
    merchantId: integer('merchant_id').notNull(),
    deliveryId: bigint('delivery_id', { mode: 'number' }).notNull(),
    number: integer().notNull(),
    at: at('at').notNull(),
    tookMs: integer('took_ms').notNull(),
    status: integer(),
    problem: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.deliveryId, table.number] }),
    foreignKey({
      columns: [table.merchantId, table.deliveryId],
      foreignColumns: [webhookDelivery.merchantId, webhookDelivery.id],
      name: 'webhook_try_delivery',
    }).onDelete('cascade'),
  ],
)
