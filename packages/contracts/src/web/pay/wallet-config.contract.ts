import * as z from 'zod/mini'
import { MoneyValue } from '../../values/web.ts'

const sheet = { gatewayCode: z.string(), shop: z.string(), country: z.string(), total: MoneyValue }

/** Configuration of a wallet's sheet. `total` is what the gateway charges. */
export const Wallet = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('applePay'), ...sheet, sessionId: z.string(), code: z.string() }),
  z.object({
    kind: z.literal('googlePay'),
    ...sheet,
    environment: z.enum(['TEST', 'PRODUCTION']),
    merchantId: z.string(),
    gateway: z.string(),
    gatewayMerchantId: z.string(),
  }),
])
export type Wallet = z.infer<typeof Wallet>
