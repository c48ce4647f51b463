import { z } from 'zod'
import { CurrencyCode, DecimalText, Instant, PublicId, Unresolved } from '../values/core.ts'
import { ListConfig } from '../values/list-config.ts'
import { Extra, Remark } from '../values/bill.ts'
import { Plugin } from '../values/plugin.ts'
import { WalletConfigs, WalletToken } from './pay/wallet-config.contract.ts'

/** What other slices say too lies with the values they share; here it keeps its old address. */
export { Extra, Plugin, Remark }

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
  /** Whether the preview of a shared link says how much is asked for. */
  amount_in_previews: z.boolean(),
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
  /** Where this gateway takes the payer, besides the installation itself. */
  redirect_origins: z.array(z.string()),
  next_step_en: z.string().nullable(),
  next_step_ar: z.string().nullable(),
})

/** Delivery data as a payer sends it: the limits of S1 §5 are refused in S1's own words, these only in bulk. */
export const SentExtra = Extra.omit({ sandbox_scenario: true }).extend({
  custom_address: z.string().max(256).optional(),
  special_instructions: z.string().max(4096).optional(),
  paci_no: z.string().max(64).optional(),
})

const Labels = z.record(z.string(), z.string())

/** What the head and the foot of a page show of a plugin (S1 §2). */
const HeaderConfig = z.object({
  language_button: z.boolean(),
  social: z.enum(['none', 'header', 'footer']),
})

const Popup = z.object({ en: z.string(), ar: z.string() }).nullable()

/** S1 §3 "Multi-step config": which steps come before the choices of gateways, and what they say. */
const MultiStepConfig = z.object({
  multicheckout_enabled: z.boolean(),
  capture_delivery_address: z.boolean(),
  capture_delivery_location: z.boolean(),
  first_popup: Popup,
  second_popup: Popup,
  country: z.string(),
  kuwait_areas: z.object({
    en_list: z.array(z.string()),
    ar_list: z.array(z.string()),
    /** Wasl's addition: the middle of each area, in the order of the lists. */
    positions: z.array(z.object({ lat: z.number(), lng: z.number() })),
  }),
})

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
  /** With the attempt whose page tells of it. */
  unresolved: Unresolved.extend({ attempt_id: PublicId }).nullable(),
  has_editable_amount: z.boolean(),
  attachment_url: z.string().nullable(),
  remarks: z.array(Remark),
  expiration_time: Instant.nullable(),
  country_code: z.string(),
  additional_phone_number: z.boolean(),
  disclaimer: z.boolean(),
  disclaimer_message: z.object({ en: z.string(), ar: z.string() }).nullable(),
  next_url: z.string().nullable(),
  ...WalletConfigs.shape,
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
  /** Whether everything the request asks for before paying is saved. */
  delivery_complete: z.boolean(),
  paid_attempt_id: PublicId.nullable(),
  /** What that attempt is for: total = amount + fee, and what of it went back. */
  paid: z
    .object({
      amount: DecimalText,
      fee: DecimalText,
      total: DecimalText,
      refunded: DecimalText,
      /** What was taken; nothing of a hold until it is captured. */
      captured: DecimalText,
      /** What the bank held, where a part of it was captured: `total` is that part. */
      held: DecimalText.nullable(),
    })
    .nullable(),
  live_attempt_id: PublicId.nullable(),
  /** Where its payer goes on, while the bank's page of it is open. */
  live_bank_url: z.string().nullable(),
  header: HeaderConfig,
  /** Where there are steps before the choices. */
  delivery_config: MultiStepConfig.nullable(),
  server_time: Instant,
})

/** S1 §3 "Multi-step config", and Wasl's additions: the header of the plugin, and what else the address takes. */
export const PayConfig = MultiStepConfig.extend({
  header: HeaderConfig,
  /**
   * Django's metadata of the methods on the same address: POST where a merchant's server may make requests of the plugin,
   * GET for staff who may see its list.
   */
  actions: z
    .object({
      GET: ListConfig.optional(),
      POST: z
        .record(
          z.string(),
          z.object({
            type: z.string(),
            required: z.boolean(),
            read_only: z.boolean(),
            max_length: z.number().int().optional(),
            choices: z.array(z.object({ value: z.string(), display_name: z.string() })).optional(),
          }),
        )
        .optional(),
    })
    .optional(),
})

export const PayRequest = z.strictObject({
  gateway_code: z.string().min(1).max(64),
  amount: z.string().max(32).nullish(),
  customer_additional_phone: z.string().max(32).nullish(),
  terms_version: z.number().int().nullish(),
  /** Instead of a page of the gateway: what the payer's wallet has handed over. */
  wallet_token: WalletToken.nullish(),
  language: z.enum(['en', 'ar']).optional(),
  /** Where the press came from: at the counter, whoever pays comes back to the counter's result. */
  place: z.enum(['pos']).optional(),
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
  /** Wasl's addition: where the merchant wants the payer to go on to, with what was paid in its query. */
  next_url: z.string().nullable(),
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
  /** What was taken; nothing of a hold until it is captured. */
  captured: DecimalText,
  /** What the bank held, where a part of it was captured: `total` is that part. */
  held: DecimalText.nullable(),
  refunded: DecimalText,
  receipt_url_en: z.string().nullable(),
  receipt_url_ar: z.string().nullable(),
  gateway_en: z.string(),
  gateway_ar: z.string(),
  description_en: z.string(),
  description_ar: z.string(),
  customer_name_en: z.string().nullable(),
  customer_name_ar: z.string().nullable(),
  attachment: PayDetails.shape.attachment,
  /** By which ways the customer is told of secured money; none where it is not secured, or nobody is told. */
  confirmation_channels: z.array(z.enum(['email', 'sms', 'whatsapp'])),
  /** `no` only where an inquiry or the bank's signed word proved that nothing was taken. */
  charged: z.enum(['yes', 'no', 'unknown']),
  /** Of the request, this attempt's or another's. */
  unresolved: PayDetails.shape.unresolved,
  checked_at: Instant.nullable(),
  settled_at: Instant.nullable(),
  created: Instant,
  header: HeaderConfig,
  server_time: Instant,
})

/** S1 §3 "Transaction details response"; the names after `state` are Wasl's additions. */
export const TransactionDetails = z.object({
  details: z.record(z.string(), z.string()).nullable(),
  qr_code: z.string().nullable(),
  state: z.string(),
  id: PublicId,
  plugin: Plugin,
  /** What the attempt that secured it is for, with its fee; until one has, what is asked. */
  amount: DecimalText,
  currency: CurrencyCode,
  /** Nothing is paid there for now, so there is no code to scan. */
  unresolved: PayDetails.shape.unresolved,
  pay_url: z.string(),
  unit_details: UnitDetails,
  header: HeaderConfig,
})

export const TransactionAction = z.object({
  value: z.string(),
  display_name: z.string(),
  icon: z.string(),
  data: z.object({
    message_en: z.string(),
    message_ar: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
})
