import type { LedgerDeps } from './ledger-deps.ts'
import type { GatewayRow } from '../merchants/gateways.store.ts'

/** Whether this installation can talk to the gateway, and as a wallet where it is one. */
export function isInstalled(
  gateways: LedgerDeps['gateways'],
  { adapter: name, wallet }: Pick<GatewayRow, 'adapter' | 'wallet'>,
): boolean {
  const adapter = gateways.find(name)
  return adapter !== null && (!wallet || adapter.wallet !== undefined)
}
