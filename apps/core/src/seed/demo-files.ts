import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { sections } from '@wasl/domain/sections'
import { announcements } from '../kernel/notices/notification-settings.ts'

const text = z.string()
const offset = z.string().regex(/^[+-]\d+[mhd]$/)
const decimal = z.string().regex(/^\d+(\.\d+)?$/)

const announced = z.array(z.enum(announcements))

const Merchant = z.object({
  id: z.int(),
  key: text,
  title_en: text,
  title_ar: text,
  subheader_en: text,
  subheader_ar: text,
  legal_en: text.optional(),
  legal_ar: text.optional(),
  brand: text,
  header_color: text,
  website: text,
  phone: text.optional(),
  whatsapp: text.optional(),
  email: text.optional(),
  country_code: text,
  currency: text,
  timezone: text,
  plugins: z.array(text),
  hosts: z.array(text),
  preferred_gateway: text,
  logo_url: text,
  favicon_url: text,
  admin_url: text,
  redirect_origins: z.array(text),
  notifications: z.object({ email: announced, sms: announced, whatsapp: announced }).partial().optional(),
  terms_version: z.int(),
  terms_required: z.boolean(),
  mask_customer: z.boolean(),
  terms_en: text,
  terms_ar: text,
  disclaimer: z.boolean(),
  disclaimer_message_en: text.optional(),
  disclaimer_message_ar: text.optional(),
})

const Unit = z.object({
  key: text,
  merchant: text,
  title_en: text,
  title_ar: text,
  website: text,
  instagram_url: text.optional(),
  twitter_url: text.optional(),
  facebook_url: text.optional(),
  show_unit_title: z.boolean(),
  header_color: text,
  logo_url: text,
  paused: z.boolean().optional(),
  paused_until: offset.optional(),
  message_en: text.optional(),
  message_ar: text.optional(),
})

const Gateway = z.object({
  code: text,
  en: text,
  ar: text,
  verb_en: text,
  verb_ar: text,
  adapter: text,
  currencies: z.array(text),
  operation: z.enum(['purchase', 'authorize']),
  multiple_attempts: z.boolean(),
  next_step_en: text,
  next_step_ar: text,
  logo_url: text.nullable(),
  fees: z.record(z.string(), decimal),
})

const Customer = z.object({ key: text, en: text, ar: text, email: text, phone: text })

const Request = z.object({
  id: text,
  state: z.enum([
    'created',
    'pending',
    'attempted',
    'authorized',
    'paid',
    'cod',
    'failed',
    'canceled',
    'expired',
    'invalid',
  ]),
  plugin: text,
  merchant: text,
  unit: text,
  currency: text,
  amount: decimal,
  delivery_charges: decimal.optional(),
  minimum_amount: decimal.optional(),
  customer: text,
  created: offset,
  expires: offset,
  gateway: text.nullable(),
  pg_codes: z.array(text),
  flags: z.array(text),
  operation: z.enum(['purchase', 'authorize']).optional(),
  language: z.enum(['en', 'ar']),
  initiator: text.nullable(),
  order_no: text,
  description_en: text,
  description_ar: text,
  remarks: z.array(z.object({ label_en: text, label_ar: text, value: text })).optional(),
  extra: z.record(z.string(), z.unknown()).optional(),
  additional_phone_number: z.boolean().optional(),
  next_url: text.optional(),
  attachment: z.object({ file: text, name_en: text, name_ar: text }).optional(),
  first_popup_en: text.optional(),
  first_popup_ar: text.optional(),
  second_popup_en: text.optional(),
  second_popup_ar: text.optional(),
  message_en: text.optional(),
  message_ar: text.optional(),
  deleted: z.boolean().optional(),
  txns: z.array(z.object({ state: z.literal('refunded'), amount: decimal })).optional(),
})
export type DemoRequest = z.infer<typeof Request>

const Attempt = z.object({
  id: text,
  request: text,
  gateway: text,
  state: z.enum(['pending', 'failed', 'success', 'authorized', 'cod', 'canceled', 'expired']),
  amount: decimal,
  fee: decimal,
  created: offset,
  track_id: text,
  gateway_payment_id: text.nullable(),
  message: text.optional(),
  message_ar: text.optional(),
  payment_details: z.record(z.string(), text).optional(),
})
export type DemoAttempt = z.infer<typeof Attempt>

const StaffUser = z.object({
  id: z.int(),
  merchant: text,
  username: text,
  email: text,
  name_en: text,
  name_ar: text,
  is_superuser: z.boolean(),
  otp: z.boolean(),
  sections: z.union([z.literal('all'), z.array(z.enum(sections))]),
  permissions: z.array(text),
  send_order_notification: z.boolean().optional(),
  language: z.enum(['en', 'ar']),
})

export type DemoFiles = Awaited<ReturnType<typeof readDemoFiles>>

let known: ReturnType<typeof readAll> | null = null

/** The demo as it is written down, read once; a line that does not fit its shape stops the seeding. */
export const readDemoFiles = (): ReturnType<typeof readAll> => (known ??= readAll())

async function readAll() {
  const [merchants, units, gateways, customers, requests, attempts, staff] = await Promise.all([
    lines('merchants', Merchant),
    lines('units', Unit),
    lines('gateways', Gateway),
    lines('customers', Customer),
    lines('payment-requests', Request),
    lines('attempts', Attempt),
    lines('staff-users', StaffUser),
  ])
  return { merchants, units, gateways, customers, requests, attempts, staff }
}

async function lines<Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>[]> {
  const content = await readFile(new URL(`./demo/${name}.jsonl`, import.meta.url), 'utf8')
  return content
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)))
}
