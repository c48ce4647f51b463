import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { CoreError, CurrencyCode, DecimalText, Detail, Instant, Paused, PublicId } from '../values/core.ts'

const c = initContract()

export const Plugin = z.enum([
  'payment_request',
  'customer_payment',
  'bulk',
  'catalogue',
  'shopify',
  'e_commerce',
  'event',
  'food_ordering',
  'session',
  'pos',
])
export type Plugin = z.infer<typeof Plugin>

export const UnitDetails = z.object({
  logo_url: z.string().nullable(),
  title_en: z.string(),
  title_ar: z.string(),
  website: z.string().nullable(),
  twitter_url: z.string().nullable(),
  instagram_url: z.string().nullable(),
  facebook_url: z.string().nullable(),
  show_unit_title: z.boolean(),
  header_color: z.string(),
})

export const MerchantDetails = z.object({
  admin_url: z.string().nullable(),
  logo_url: z.string().nullable(),
  favicon_url: z.string().nullable(),
  title: z.string(),
  title_en: z.string(),
  title_ar: z.string(),
  subheader: z.string().nullable(),
  subheader_en: z.string().nullable(),
  subheader_ar: z.string().nullable(),
  legal_en: z.string().nullable(),
  legal_ar: z.string().nullable(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  brand: z.string(),
  timezone: z.string(),
  default_language: z.enum(['en', 'ar']),
  redirect_origins: z.array(z.string()),
  plugins: z.array(z.string()),
})

/** `base_amount` includes delivery, `delivery_charges` is a shown part of it, `amount` = base + fee = what the gateway takes. */
export const PayChoice = z.object({
  gateway_code: z.string(),
  gateway: z.string(),
  gateway_en: z.string(),
  gateway_ar: z.string(),
  value: z.string(),
  logo_url: z.string().nullable(),
  currency_code: CurrencyCode,
  base_amount: DecimalText,
  amount: DecimalText,
  fee: DecimalText,
  delivery_charges: DecimalText,
  button_verb: z.string(),
  button_verb_en: z.string(),
  button_verb_ar: z.string(),
  next_step_en: z.string().nullable(),
  next_step_ar: z.string().nullable(),
})

export const Remark = z.object({ label_en: z.string(), label_ar: z.string(), value: z.string() })

/** Saved delivery data (S1 §3). `sandbox_scenario` drives the sandbox bank in demo mode only. */
export const Extra = z.strictObject({
  address: z.string().max(64).optional(),
  custom_address: z.string().max(15).optional(),
  type: z.enum(['House', 'Apartment', 'Office']).optional(),
  area: z.string().max(64).optional(),
  block: z.string().max(32).optional(),
  street: z.string().max(64).optional(),
  avenue: z.string().max(64).optional(),
  house_no: z.string().max(32).optional(),
  floor: z.string().max(32).optional(),
  office_no: z.string().max(32).optional(),
  paci_no: z.string().regex(/^\d{0,8}$/).optional(),
  special_instructions: z.string().max(256).optional(),
  delivery_location: z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
  sandbox_scenario: z.string().max(64).optional(),
})

const Labels = z.record(z.string(), z.string())

/** S1 §3 "Payment transaction (pay page response)"; the names after `payment_details` are Wasl's additions. */
export const PayDetails = z.object({
  amount: DecimalText,
  currency: CurrencyCode,
  extra: Extra,
  customer_details: Labels,
  merchant_details: Labels,
  unit_details: UnitDetails,
  terms: z.object({ terms_en: z.string(), terms_ar: z.string() }).nullable(),
  pay_choices: z.array(PayChoice),
  details: z
    .object({ state: z.string(), message: z.string(), message_en: z.string(), message_ar: z.string() })
    .nullable(),
  valid_for_payment: z.boolean(),
  has_editable_amount: z.boolean(),
  attachment_url: z.string().nullable(),
  remarks: z.array(Remark),
  expiration_time: Instant.nullable(),
  country_code: z.string(),
  additional_phone_number: z.boolean(),
  disclaimer: z.boolean(),
  disclaimer_message: z.object({ en: z.string(), ar: z.string() }).nullable(),
  next_url: z.string().nullable(),
  apple_pay_config: z
    .object({
      domain: z.string(),
      shop_name: z.string(),
      amount: DecimalText,
      currency_code: CurrencyCode,
      country_code: z.string(),
      session_id: z.string(),
      code: z.string(),
    })
    .nullable(),
  payment_details: Labels,
  id: PublicId,
  plugin: Plugin,
  state: z.string(),
  description_en: z.string(),
  description_ar: z.string(),
  customer_name_en: z.string().nullable(),
  customer_name_ar: z.string().nullable(),
  attachment: z
    .object({ name_en: z.string(), name_ar: z.string(), content_type: z.string(), bytes: z.number().int() })
    .nullable(),
  minimum_amount: DecimalText.nullable(),
  maximum_amount: DecimalText.nullable(),
  preferred_gateway: z.string().nullable(),
  terms_version: z.number().int(),
  terms_required: z.boolean(),
  delivery_charges: DecimalText,
  paid_attempt_id: PublicId.nullable(),
  live_attempt_id: PublicId.nullable(),
  server_time: Instant,
})

/** Multi-step config and per-plugin header configuration (S1 §2, §3). */
export const PayConfig = z.object({
  multicheckout_enabled: z.boolean(),
  capture_delivery_address: z.boolean(),
  capture_delivery_location: z.boolean(),
  first_popup: z.object({ en: z.string(), ar: z.string() }).nullable(),
  second_popup: z.object({ en: z.string(), ar: z.string() }).nullable(),
  country: z.string(),
  kuwait_areas: z.object({ en_list: z.array(z.string()), ar_list: z.array(z.string()) }),
  header: z.object({
    language_button: z.boolean(),
    social: z.enum(['none', 'header', 'footer']),
  }),
})

export const PayRequest = z.strictObject({
  gateway_code: z.string().min(1).max(64),
  amount: z.string().max(32).nullish(),
  customer_additional_phone: z.string().max(32).nullish(),
  terms_version: z.number().int().nullish(),
  language: z.enum(['en', 'ar']).optional(),
})

/** S1 §3 "Attempt response"; the names after `expired` are Wasl's additions. */
export const AttemptDetails = z.object({
  customer_details: Labels,
  merchant_details: Labels,
  unit_details: UnitDetails,
  payment_details: Labels,
  receipt_url: z.string().nullable(),
  tickets_url: z.string().nullable(),
  attachment_url: z.string().nullable(),
  message: z.string().nullable(),
  message_ar: z.string().nullable(),
  state: z.string(),
  currency_code: CurrencyCode,
  logo_url: z.string().nullable(),
  try_again_url: z.string().nullable(),
  transaction_type: Plugin,
  remarks: z.array(Remark),
  expiration_time: Instant.nullable(),
  extra: z.object({
    promotional_price: z.string().optional(),
    delivery_location: z.object({ lat: z.number(), lng: z.number() }).optional(),
  }),
  expired: z.boolean(),
  id: PublicId,
  transaction_id: PublicId,
  transaction_state: z.string(),
  amount: DecimalText,
  fee: DecimalText,
  total: DecimalText,
  gateway_en: z.string(),
  gateway_ar: z.string(),
  description_en: z.string(),
  description_ar: z.string(),
  customer_name_en: z.string().nullable(),
  customer_name_ar: z.string().nullable(),
  attachment: PayDetails.shape.attachment,
  /** `no` only where an inquiry or the bank's signed word proved that nothing was taken. */
  charged: z.enum(['yes', 'no', 'unknown']),
  checked_at: Instant.nullable(),
  settled_at: Instant.nullable(),
  created: Instant,
  server_time: Instant,
})

export const TransactionDetails = z.object({
  details: z.record(z.string(), z.string()).nullable(),
  qr_code: z.string().nullable(),
  state: z.string(),
})

export const TransactionAction = z.object({
  value: z.string(),
  display_name: z.string(),
  icon: z.string(),
  data: z.object({ message_en: z.string(), message_ar: z.string(), phone: z.string().nullable() }),
})

const plugin = z.object({ plugin: Plugin })
const pluginAndId = plugin.extend({ id: PublicId })
const id = z.object({ id: PublicId })

/** Accepted everywhere (product.md 3); every other unknown query key is refused. */
const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })

/** `metadata.verb` stands in for the method where ts-rest has none (OPTIONS). */
export const payContract = c.router(
  {
    config: {
      method: 'GET',
      metadata: { verb: 'OPTIONS' },
      path: '/plugins/:plugin/transaction',
      pathParams: plugin,
      query: Query.extend({ id: PublicId.optional() }),
      responses: { 200: PayConfig, 404: Detail },
      summary: 'Multi-step and header configuration of a plugin, or of one transaction',
    },
    payDetails: {
      method: 'GET',
      path: '/plugins/:plugin/transaction/pay/:id',
      pathParams: pluginAndId,
      query: Query,
      responses: { 200: PayDetails, 404: Detail, 423: Paused },
      summary: 'What the pay page shows',
    },
    updateExtra: {
      method: 'PATCH',
      path: '/plugins/:plugin/transaction/pay/:id',
      pathParams: pluginAndId,
      query: Query,
      body: z.strictObject({ extra: Extra.omit({ sandbox_scenario: true }) }),
      responses: { 200: PayDetails, 404: Detail, 409: Detail, 423: Paused },
      summary: 'Save delivery data',
    },
    pay: {
      method: 'POST',
      path: '/plugins/:plugin/transaction/pay/:id',
      pathParams: pluginAndId,
      query: Query,
      headers: z.object({ 'idempotency-key': z.string().min(1).max(255).optional() }),
      body: PayRequest,
      responses: {
        200: z.object({ redirect_url: z.string() }),
        404: Detail,
        409: Detail,
        422: Detail,
        423: Paused,
        503: Detail,
      },
      summary: 'Start an attempt; the browser follows `redirect_url`',
    },
    seen: {
      method: 'POST',
      path: '/plugins/:plugin/transaction/pay/:id/seen',
      pathParams: pluginAndId,
      query: Query,
      body: z.strictObject({}),
      responses: { 200: z.object({ state: z.string() }), 404: Detail, 423: Paused },
      summary: 'The payer has the page open: created becomes pending',
    },
    payChoices: {
      method: 'POST',
      path: '/plugins/:plugin/transaction/pay-choices/:id',
      pathParams: pluginAndId,
      query: Query,
      body: z.strictObject({ amount: z.string().max(32) }),
      responses: { 200: z.object({ pay_choices: z.array(PayChoice) }), 404: Detail, 409: Detail, 423: Paused },
      summary: 'Gateways and fees for an amount',
    },
    transactionDetails: {
      method: 'GET',
      path: '/plugins/:plugin/transaction/details/:id',
      pathParams: pluginAndId,
      query: Query,
      responses: { 200: TransactionDetails, 404: Detail },
      summary: 'Label-to-value list, QR code and state before payment',
    },
    transactionActions: {
      method: 'GET',
      path: '/plugins/:plugin/transaction/actions/:id',
      pathParams: pluginAndId,
      query: Query,
      responses: { 200: z.array(TransactionAction), 404: Detail },
      summary: 'Share actions of a transaction',
    },
    locate: {
      method: 'GET',
      path: '/transaction/locate/:id',
      pathParams: id,
      query: Query,
      responses: { 200: z.object({ plugin: Plugin }), 404: Detail },
      summary: 'Which plugin a public transaction id belongs to',
    },
    attempt: {
      method: 'GET',
      path: '/attempt/:id',
      pathParams: id,
      query: Query,
      responses: { 200: AttemptDetails, 404: Detail },
      summary: 'An attempt and its result',
    },
    checkAttempt: {
      method: 'POST',
      path: '/attempt/:id/check',
      pathParams: id,
      query: Query,
      body: z.strictObject({}),
      responses: { 200: AttemptDetails, 404: Detail },
      summary: 'Ask the gateway now (debounced per attempt)',
    },
    returned: {
      method: 'POST',
      path: '/attempt/:id/return',
      pathParams: id,
      query: Query,
      body: z.strictObject({ params: z.record(z.string().max(64), z.string().max(4096)) }),
      responses: { 200: AttemptDetails, 404: Detail },
      summary: "The payer came back: a hint, evidence only where the gateway's signature verifies",
    },
    unitDetails: {
      method: 'GET',
      path: '/unit-details',
      query: Query,
      responses: { 200: UnitDetails, 404: Detail },
      summary: "The merchant's default unit",
    },
    merchantDetails: {
      method: 'GET',
      path: '/merchant-details',
      query: Query,
      responses: { 200: MerchantDetails, 404: Detail },
      summary: 'Title, logo, favicon and brand of the merchant of this host',
    },
    arabicTranslations: {
      method: 'GET',
      path: '/translations/ar',
      query: Query,
      responses: { 200: z.record(z.string(), z.string()) },
      summary: "The merchant's overrides and the core's own words in Arabic",
    },
  },
  {
    strictStatusCodes: true,
    commonResponses: { 400: CoreError, 413: Detail, 415: Detail, 421: Detail, 429: Detail },
  },
)
