import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { merchant } from '../merchants/merchants.schema.ts'
import {
  secretOccasions,
  type Occasion,
  type WrittenChannel,
  type WrittenOccasion,
} from './messages.domain.ts'
import type { Channel } from '../notices/notification-settings.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Somebody sits and waits for it. In the index's own words, so that the planner knows it again. */
export const isAwaited = (occasion: AnyPgColumn | SQL): SQL =>
  sql`${occasion} in (${sql.raw(secretOccasions.map((name) => `'${name}'`).join(', '))})`

/** Staff had it sent once more. In the index's own words too. */
export const isByHand = (occasionKey: AnyPgColumn | SQL): SQL => sql`${occasionKey} like '%:again:%'`

/** A message to a person, once per occasion, channel and recipient. Written when the news is read, sent later. */
export const message = pgTable(
  'message',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    publicId: text('public_id').notNull().unique(),
    occasion: text().$type<WrittenOccasion>().notNull(),
    /** The occasion and what it is about: `paid:PR-1005`, `failed:AT-1012`. */
    occasionKey: text('occasion_key').notNull(),
    channel: text().$type<WrittenChannel>().notNull(),
    recipient: text().notNull(),
    /** Whom an answer to a mail reaches, where that is not its sender. */
    replyTo: text('reply_to'),
    language: text().$type<'en' | 'ar'>().notNull(),
    transactionId: text('transaction_id'),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    /** `kept` stays in the outbox: this channel is not sent here. */
    state: text().$type<'due' | 'sent' | 'kept' | 'failed'>().notNull(),
    dueAt: at('due_at'),
    leasedUntil: at('leased_until'),
    /** Also the number of the lease: only whoever holds the last one may say what became of the message. */
    tries: integer().notNull().default(0),
    sentAt: at('sent_at'),
    problem: text(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('message_once').on(table.occasionKey, table.channel, table.recipient, table.merchantId),
    index('message_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'due'`),
    index('message_due_of_merchant')
      .on(table.merchantId, table.dueAt)
      .where(sql`${table.state} = 'due'`),
    index('message_awaited')
      .on(table.dueAt)
      .where(sql`${table.state} = 'due' and ${isAwaited(table.occasion)}`),
    index('message_of_transaction').on(table.transactionId, table.merchantId),
    index('message_by_hand')
      .on(table.merchantId, table.channel, table.recipient, table.createdAt)
      .where(isByHand(table.occasionKey)),
    index('message_newest').on(table.createdAt.desc(), table.id.desc()),
    check('message_channel', sql`${table.channel} in ('email','sms','whatsapp','push')`),
    check('message_state', sql`${table.state} in ('due','sent','kept','failed')`),
    check('message_due_has_time', sql`(${table.state} = 'due') = (${table.dueAt} is not null)`),
  ],
)

/** A merchant's own words instead of the built-in ones. */
export const messageTemplate = pgTable(
  'message_template',
  {
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    occasion: text().$type<Occasion>().notNull(),
    channel: text().$type<Channel>().notNull(),
    language: text().$type<'en' | 'ar'>().notNull(),
    /** Only mails have one. */
    subject: text(),
    body: text().notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.occasion, table.channel, table.language] })],
)
