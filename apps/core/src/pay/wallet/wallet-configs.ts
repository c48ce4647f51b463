import type { WalletConfigs } from '@wasl/contracts/core/pay/wallet-config.contract'
import { decimalText } from '@wasl/domain/money'
import { pick, type Locale } from '@wasl/domain/locale'
import type { z } from 'zod'
import type { Gateways } from '../../kernel/gateways/registry.ts'
import type { GatewayRow } from '../../kernel/merchants/gateways.store.ts'
import type { Offer } from '../../kernel/ledger/pay/offers.domain.ts'
import type { BillRow } from '../pay.store.ts'
import type { AppleMerchant } from './apple-merchant.ts'
import type { WalletPairs } from './wallet-pairs.ts'

/** Whose wallet a gateway is; by its code, as merchants know it. */
export const isGooglePay = ({ code }: Pick<GatewayRow, 'code'>): boolean => code.startsWith('google_pay')

export type GooglePay = {
  environment: 'TEST' | 'PRODUCTION'
  merchantId: string
  gateway: string
  gatewayMerchantId: string
}

/** What this installation has agreed with the makers of wallets. */
export type WalletSetup = { pairs: WalletPairs; apple: AppleMerchant | null; google: GooglePay | null }

type Asked = {
  setup: WalletSetup
  gateways: Gateways
  bill: Pick<BillRow, 'transaction' | 'merchant'>
  offers: readonly Offer<GatewayRow>[]
  origin: string
  language: Locale
  now: Date
}

/** S1 §3 `apple_pay_config`, and its like for Google: only of wallets that could really be paid with. */
export function walletConfigs({ offers, ...asked }: Asked): z.input<typeof WalletConfigs> {
  const apple = offers.find(({ gateway }) => !isGooglePay(gateway) && mayBeApple(asked, gateway))
  const google = offers.find(({ gateway }) => isGooglePay(gateway))
  return {
    apple_pay_config: apple ? appleConfig(asked, apple) : null,
    google_pay_config: google && asked.setup.google ? googleConfig(asked, google, asked.setup.google) : null,
  }
}

type Here = Omit<Asked, 'offers'>

const mayBeApple = ({ setup, gateways }: Here, { adapter }: GatewayRow): boolean =>
  setup.apple !== null || gateways.find(adapter)?.wallet?.openMerchantSession !== undefined

function appleConfig(here: Here, offer: Offer<GatewayRow>) {
  const { bill, setup, now, origin } = here
  const { merchantId, publicId } = bill.transaction
  const { sessionId, code } = setup.pairs.draw({ merchantId, publicId }, now)
  return { domain: domainOf(origin), ...common(here, offer), session_id: sessionId, code }
}

const googleConfig = (here: Here, offer: Offer<GatewayRow>, google: GooglePay) => ({
  ...common(here, offer),
  environment: google.environment,
  merchant_id: google.merchantId,
  gateway: google.gateway,
  gateway_merchant_id: google.gatewayMerchantId,
})

const common = ({ bill: { merchant }, language }: Here, { gateway, total }: Offer<GatewayRow>) => ({
  shop_name: shopName(merchant, language),
  amount: decimalText(total),
  currency_code: total.currency,
  country_code: merchant.countryCode,
  gateway_code: gateway.code,
})

export const domainOf = (origin: string): string => new URL(origin).hostname

export const shopName = (
  { titleEn, titleAr }: Pick<BillRow['merchant'], 'titleEn' | 'titleAr'>,
  language: Locale,
): string => pick({ en: titleEn, ar: titleAr }, language)
