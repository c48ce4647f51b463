import { z } from 'zod'
import { CurrencyCode, DecimalText, Instant, PublicId, Unresolved } from '../values/core.ts'
import { ListConfig } from '../values/list-config.ts'
import { Extra, Remark, SentExtra } from '../values/bill.ts'
import { PayChoice, UnitDetails } from '../values/offer.ts'
import { Plugin } from '../values/plugin.ts'
import { WalletConfigs, WalletToken } from './pay/wallet-config.contract.ts'

/** Shared with other slices; re-exported here. */
export { Extra, PayChoice, Plugin, Remark, SentExtra, UnitDetails }

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
  /** True if link previews show the amount. */
  amount_in_previews: z.boolean(),
  redirect_origins: z.array(z.string()),
  plugins: z.array(z.string()),
})

const Labels = z.record(z.string(), z.string())

/** Content of a page's header and footer for a plugin (S1 §2). */
const HeaderConfig = z.object({
  language_button: z.boolean(),
  social: z.enum(['none', 'header', 'footer']),
})

const Popup = z.object({ en: z.string(), ar: z.string() }).nullable()

/** S1 §3 "Multi-step config": steps before the gateway choices, and their texts. */
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
    /** Wasl's addition: the centre of each area, in the order of the lists. */
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
  /** With the attempt whose page explains it. */
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
  /** True if all delivery data that the request asks for is saved. */
  delivery_complete: z.boolean(),
  paid_attempt_id: PublicId.nullable(),
  /** The paid attempt: total = amount + fee, and what was refunded. */
  paid: z
    .object({
      amount: DecimalText,
      fee: DecimalText,
      total: DecimalText,
      refunded: DecimalText,
      /** Captured amount; 0 for a hold until it is captured. */
      captured: DecimalText,
      /** The held amount, if only a part was captured: `total` is that part. */
      held: DecimalText.nullable(),
    })
    .nullable(),
  live_attempt_id: PublicId.nullable(),
  /** The bank's page, while its payer can go on there. */
  live_bank_url: z.string().nullable(),
  header: HeaderConfig,
  /** Set if there are steps before the choices. */
  delivery_config: MultiStepConfig.nullable(),
  server_time: Instant,
})

/** S1 §3 "Multi-step config". Wasl adds the header of the plugin and the other methods of the address. */
export const PayConfig = MultiStepConfig.extend({
  header: HeaderConfig,
  /**
   * Django's metadata of the other methods: POST if a merchant's server may make requests of the plugin,
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
  /** What the payer's wallet handed over; used instead of a gateway page. */
  wallet_token: WalletToken.nullish(),
  language: z.enum(['en', 'ar']).optional(),
  /** At the counter, the payer returns to the counter's result. */
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
  /** Wasl's addition: the merchant's page for the payer, with the result in its query. */
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
  /** Captured amount; 0 for a hold until it is captured. */
  captured: DecimalText,
  /** The held amount, if only a part was captured: `total` is that part. */
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
  /** Channels by which the customer is told about secured money; empty if none. */
  confirmation_channels: z.array(z.enum(['email', 'sms', 'whatsapp'])),
  /** `no` only if an inquiry or the bank's signed answer proved that nothing was charged. */
  charged: z.enum(['yes', 'no', 'unknown']),
  /** Unresolved money of the request, of this attempt or another one. */
  unresolved: PayDetails.shape.unresolved,
  /** Unresolved money of this attempt alone, beside `total`, which was asked for. */
  received: Unresolved.nullable(),
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
  /** Amount of the attempt that secured it, with fee; before that, the requested amount. */
  amount: DecimalText,
  currency: CurrencyCode,
  /** If set, nothing can be paid now, so there is no QR code. */
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
