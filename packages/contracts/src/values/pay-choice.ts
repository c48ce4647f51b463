import * as z from 'zod/mini'
import { LocalisedText, MoneyValue } from './web.ts'

/** `base` includes `delivery`; `total` = base + fee = what the gateway charges = what the button says. */
export const PayChoice = z.object({
  gatewayCode: z.string(),
  gateway: LocalisedText,
  logoUrl: z.nullable(z.string()),
  base: MoneyValue,
  fee: MoneyValue,
  delivery: MoneyValue,
  total: MoneyValue,
  buttonVerb: LocalisedText,
  nextStep: z.nullable(LocalisedText),
  /** Hosts to which the gateway sends the payer, if not this installation. A plain form may lead there. */
  redirectOrigins: z.optional(z.array(z.string())),
})
export type PayChoice = z.infer<typeof PayChoice>
