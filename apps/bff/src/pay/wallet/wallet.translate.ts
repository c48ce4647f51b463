import type { WalletConfigs } from '@wasl/contracts/core/pay/wallet-config.contract'
import type { Wallet } from '@wasl/contracts/web/pay/wallet-config.contract'
import type { z } from 'zod'

/** The wallets of a page, Apple's first. */
export function toWallets({ apple_pay_config, google_pay_config }: z.infer<typeof WalletConfigs>): Wallet[] {
  const wallets: Wallet[] = []
  if (apple_pay_config)
    wallets.push({
      kind: 'applePay',
      ...sheet(apple_pay_config),
      sessionId: apple_pay_config.session_id,
      code: apple_pay_config.code,
    })
  if (google_pay_config)
    wallets.push({
      kind: 'googlePay',
      ...sheet(google_pay_config),
      environment: google_pay_config.environment,
      merchantId: google_pay_config.merchant_id,
      gateway: google_pay_config.gateway,
      gatewayMerchantId: google_pay_config.gateway_merchant_id,
    })
  return wallets
}

type Sheet = {
  gateway_code: string
  shop_name: string
  country_code: string
  amount: string
  currency_code: string
}

const sheet = ({ gateway_code, shop_name, country_code, amount, currency_code }: Sheet) => ({
  gatewayCode: gateway_code,
  shop: shop_name,
  country: country_code,
  total: { amount, currency: currency_code },
})
