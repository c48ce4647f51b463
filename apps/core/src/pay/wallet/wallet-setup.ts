import type { Config } from '../../platform/config/config.ts'
import { createAppleMerchant } from './apple-merchant.ts'
import type { WalletSetup } from './wallet-configs.ts'
import { createWalletPairs } from './wallet-pairs.ts'

type Configured = Pick<Config, 'mode'> & Partial<Pick<Config, 'applePay' | 'googlePay'>> & { secret: string }

export const walletSetup = ({ mode, secret, applePay, googlePay }: Configured): WalletSetup => ({
  pairs: createWalletPairs(secret),
  apple: applePay ? createAppleMerchant(applePay) : null,
  google: googlePay ? { ...googlePay, environment: mode === 'production' ? 'PRODUCTION' : 'TEST' } : null,
})
