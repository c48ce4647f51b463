import type { LedgerDeps } from './ledger-deps.ts'
import type { GatewayRow } from '../merchants/gateways.store.ts'

/** True if this installation has the adapter, and its wallet part for a wallet. */
export function isInstalled(
  gateways: LedgerDeps['gateways'],
  { adapter: name, wallet }: Pick<GatewayRow, 'adapter' | 'wallet'>,
): boolean {
  const adapter = gateways.find(name)
  return adapter !== null && (!wallet || adapter.wallet !== undefined)
}
