import { cashAdapter } from './cash/cash.adapter.ts'
import type { GatewayAdapter } from './gateway.ts'

export type Gateways = {
  /** Null if this installation has no such adapter. */
  find(adapter: string): GatewayAdapter | null
  names: readonly string[]
}

/** Production offers real gateways only. A sandbox in production stops the start. */
export function createGateways({ mode, sandbox }: Offer): Gateways {
  if (mode === 'production' && sandbox) throw new Error('the sandbox bank does not exist in production')
  const adapters = new Map(
    [cashAdapter, ...(sandbox ? [sandbox] : [])].map((adapter) => [adapter.name, adapter]),
  )
  return { find: (adapter) => adapters.get(adapter) ?? null, names: [...adapters.keys()] }
}

type Offer = { mode: 'demo' | 'production'; sandbox: GatewayAdapter | null }
