import type { Wallet } from '@wasl/contracts/web/pay/wallet-config.contract'
import { useEffect, useState } from 'react'
import { canPay } from './wallets.ts'

/** The first wallet this device can pay with. Another amount is no reason to ask the device again. */
export function useUsableWallet(wallets: readonly Wallet[]): Wallet | 'asking' | null {
  const [kind, setKind] = useState<Wallet['kind'] | 'asking' | null>('asking')
  const [offered] = useState(wallets)
  useEffect(() => {
    let isGone = false
    void firstUsable(offered).then((found) => isGone || setKind(found))
    return () => {
      isGone = true
    }
  }, [offered])
  return kind === 'asking' ? kind : (wallets.find((wallet) => wallet.kind === kind) ?? null)
}

async function firstUsable(wallets: readonly Wallet[]): Promise<Wallet['kind'] | null> {
  const [first, ...others] = wallets
  if (!first) return null
  return (await canPay(first)) ? first.kind : firstUsable(others)
}
