import { z } from 'zod'
import { CurrencyCode, DecimalText } from '../../values/core.ts'

/** Opaque: passed to the gateway and never stored. */
export const WalletToken = z.string().min(1).max(7000)

/**
 * S1 §3 `apple_pay_config`; `gateway_code` is Wasl's addition. `session_id` and `code` work for one merchant session.
 * `amount` is what the gateway charges: base and fee.
 */
const ApplePayConfig = z.object({
  domain: z.string(),
  shop_name: z.string(),
  amount: DecimalText,
  currency_code: CurrencyCode,
  country_code: z.string(),
  session_id: z.string(),
  code: z.string(),
  gateway_code: z.string(),
})

/** Wasl's addition: what Google Pay needs besides the amount. */
const GooglePayConfig = z.object({
  environment: z.enum(['TEST', 'PRODUCTION']),
  merchant_id: z.string(),
  shop_name: z.string(),
  gateway: z.string(),
  gateway_merchant_id: z.string(),
  amount: DecimalText,
  currency_code: CurrencyCode,
  country_code: z.string(),
  gateway_code: z.string(),
})

/** Wallets for this request; null if one is not offered. */
export const WalletConfigs = z.object({
  apple_pay_config: ApplePayConfig.nullable(),
  google_pay_config: GooglePayConfig.nullable(),
})
