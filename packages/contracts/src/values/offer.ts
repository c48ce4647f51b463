import { z } from 'zod'
import { CurrencyCode, DecimalText } from './core.ts'

/** The unit that asks for the money (S1 §3). */
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

/** `base_amount` includes delivery; `delivery_charges` is the part to show; `amount` = base + fee = what the gateway charges. */
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
  /** Hosts to which this gateway sends the payer, besides this installation. */
  redirect_origins: z.array(z.string()),
  next_step_en: z.string().nullable(),
  next_step_ar: z.string().nullable(),
})
