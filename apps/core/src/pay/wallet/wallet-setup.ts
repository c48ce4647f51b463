import type { Config } from '../../platform/config/config.ts'
import { createAppleMerchant } from './apple-merchant.ts'
import type { WalletSetup } from './wallet-configs.ts'
import { createWalletPairs } from './wallet-pairs.ts'

type Configured = Pick<Config, 'mode'> & Partial<Pick<Config, 'applePay' | 'googlePay'>> & { key: string }

export const walletSetup = ({ mode, key, applePay, googlePay }: Configured): WalletSetup => ({
  pairs: createWalletPairs(key),
  apple: applePay ? createAppleMerchant(applePay) : null,
  google: googlePay ? { ...googlePay, environment: mode === 'production' ? 'PRODUCTION' : 'TEST' } : null,
})
