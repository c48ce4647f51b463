import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { SealedSecrets } from '../gateways/gateway-secrets.ts'
import type { GatewayLimits, GatewayOfUnit } from '../gateways/gateway-at-unit.domain.ts'
import type { NotificationSettings } from '../notices/notification-settings.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Whether nothing is paid here at the moment; without an end, until somebody resumes. */
const pausedColumns = () => ({
  paused: boolean().notNull().default(false),
  pausedUntil: at('paused_until'),
  pausedMessageEn: text('paused_message_en'),
  pausedMessageAr: text('paused_message_ar'),
  pausedAt: at('paused_at'),
  pausedBy: text('paused_by'),
})

/** A tenant. Found by the request's host. */
export const merchant = pgTable(
  'merchant',
  {
    id: integer().primaryKey(),
    key: text().notNull().unique(),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar').notNull(),
    subheaderEn: text('subheader_en'),
    subheaderAr: text('subheader_ar'),
    legalEn: text('legal_en'),
    legalAr: text('legal_ar'),
    brand: text().notNull(),
    website: text(),
    phone: text(),
    whatsapp: text(),
    email: text(),
    countryCode: text('country_code').notNull(),
    currency: text().notNull(),
    timezone: text().notNull(),
    defaultLanguage: text('default_language').notNull().default('en'),
    plugins: text().array().notNull(),
    preferredGateway: text('preferred_gateway'),
    logoUrl: text('logo_url'),
    faviconUrl: text('favicon_url'),
    adminUrl: text('admin_url'),
    redirectOrigins: text('redirect_origins').array().notNull(),
    termsEn: text('terms_en'),
    termsAr: text('terms_ar'),
    termsVersion: integer('terms_version').notNull().default(1),
    termsRequired: boolean('terms_required').notNull().default(false),
    maskCustomer: boolean('mask_customer').notNull().default(false),
    /** Whether the preview of a shared link says how much is asked for. */
    amountInPreviews: boolean('amount_in_previews').notNull().default(false),
    disclaimer: boolean().notNull().default(false),
    disclaimerEn: text('disclaimer_en'),
    disclaimerAr: text('disclaimer_ar'),
    /** plugin → { languageButton, social: 'none' | 'header' | 'footer' }; a missing plugin takes the product's default. */
    headerConfig: jsonb('header_config')
      .$type<Record<string, { languageButton?: boolean; social?: 'none' | 'header' | 'footer' }>>()
      .notNull()
      .default({}),
    translationsAr: jsonb('translations_ar').$type<Record<string, string>>().notNull().default({}),
    notifications: jsonb().$type<NotificationSettings>(),
    /** Currency → decimal text: a refund above it asks for the password again; a missing currency takes the default of the product. */
    confirmAbove: jsonb('confirm_above').$type<Record<string, string>>().notNull().default({}),
    /** A second payment of one request goes back by itself (reliability B.4). */
    refundsSurplus: boolean('refunds_surplus').notNull().default(true),
    /** Product.md 3: whether a collector's page asks nobody to sign in. */
    publicCollect: boolean('public_collect').notNull().default(false),
    /** How long a request for a permission or an operation waits, and what it was answered with holds (payments B8). */
    approvalHours: integer('approval_hours').notNull().default(48),
    /** Personal data of customers who have not paid or been asked for so many days are erased; null keeps them. */
    retentionDays: integer('retention_days'),
    /** Counts what staff changed of it. */
    revision: integer().notNull().default(0),
    ...pausedColumns(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [check('merchant_approval_hours', sql`${table.approvalHours} between 1 and 720`)],
)

export const merchantHost = pgTable(
  'merchant_host',
  {
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    host: text().notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.host] })],
)

export const unit = pgTable(
  'unit',
  {
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    key: text().notNull(),
    position: integer().notNull().default(0),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar').notNull(),
    website: text(),
    twitterUrl: text('twitter_url'),
    instagramUrl: text('instagram_url'),
    facebookUrl: text('facebook_url'),
    showUnitTitle: boolean('show_unit_title').notNull().default(true),
    headerColor: text('header_color').notNull().default('#ffffff'),
    logoUrl: text('logo_url'),
    /** Counts what staff changed of it. */
    revision: integer().notNull().default(0),
    ...pausedColumns(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.key] })],
)

/** A gateway a merchant offers. Fees per currency are decimal text, parsed by the domain. */
export const gateway = pgTable(
  'gateway',
  {
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    code: text().notNull(),
    adapter: text().notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    verbEn: text('verb_en').notNull(),
    verbAr: text('verb_ar').notNull(),
    nextStepEn: text('next_step_en'),
    nextStepAr: text('next_step_ar'),
    logoUrl: text('logo_url'),
    currencies: text().array().notNull(),
    operation: text().$type<'purchase' | 'authorize'>().notNull(),
    multipleAttempts: boolean('multiple_attempts').notNull().default(true),
    fees: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** A wallet is no pay choice of its own (PAY-04). */
    wallet: boolean().notNull().default(false),
    /** What its adapter needs and anybody may read. */
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** What its adapter needs and nobody else may read. */
    sealedSecrets: jsonb('sealed_secrets').$type<SealedSecrets>().notNull().default({}),
    /** Off: no payment begins with it. What began goes on. */
    active: boolean().notNull().default(true),
    /** Its place where staff choose among the merchant's gateways. */
    position: integer().notNull().default(0),
    limits: jsonb().$type<GatewayLimits>().notNull().default({}),
    /** By unit's key; a missing unit takes the merchant's own. */
    units: jsonb().$type<Record<string, GatewayOfUnit>>().notNull().default({}),
    revision: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.code] }),
    check('gateway_operation', sql`${table.operation} in ('purchase', 'authorize')`),
  ],
)

export const customer = pgTable(
  'customer',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    key: text(),
    nameEn: text('name_en'),
    nameAr: text('name_ar'),
    email: text(),
    phone: text(),
    /** To call where nobody answers; no message is sent to it. */
    secondPhone: text('second_phone'),
    /** Since then nothing of them is here, and nothing is written of them. */
    erasedAt: at('erased_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('customer_tenant').on(table.id, table.merchantId),
    unique('customer_key').on(table.key, table.merchantId),
    index('customer_email').on(sql`lower(${table.email})`, table.merchantId),
    index('customer_phone').on(table.phone, table.merchantId),
  ],
)

/** A stored file of a merchant (an attachment of a request). Content lives in the data folder's `files`. */
export const storedFile = pgTable(
  'stored_file',
  {
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    id: text().notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    contentType: text('content_type').notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
)
