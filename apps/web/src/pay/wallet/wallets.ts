import type { Wallet } from '@wasl/contracts/web/pay/wallet-config.contract'
import type { WalletSheet } from '@wasl/machines/pay/wallet-sheet'
import { applePay } from './apple-pay.ts'
import { googlePay } from './google-pay.ts'
import type { WalletLine } from './wallet-line.ts'

/** Both wallets behind one door. */
export type WalletMaker<Of extends Wallet> = {
  /** Whether this device could pay with it; asked quietly, without a press. */
  canPay(wallet: Of): Promise<boolean>
  /** Opens the sheet at once: a browser allows it within a press alone. */
  open(wallet: Of, line: WalletLine): WalletSheet
}

/** Names of makers are not translated. */
export const walletNames = { applePay: 'Apple Pay', googlePay: 'Google Pay' } as const

export async function canPay(wallet: Wallet): Promise<boolean> {
  try {
    return wallet.kind === 'applePay' ? await applePay.canPay(wallet) : await googlePay.canPay(wallet)
  } catch {
    return false
  }
}

export const openSheet = (wallet: Wallet, line: WalletLine): WalletSheet =>
  wallet.kind === 'applePay' ? applePay.open(wallet, line) : googlePay.open(wallet, line)
