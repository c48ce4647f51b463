import type { GatewayAccount } from '../gateways/gateway.ts'
import { openGatewaySecrets } from '../gateways/gateway-secrets.ts'
import { ownOrigins } from '../gateways/redirect-origins.ts'
import type { GatewayRow } from '../merchants/gateways.store.ts'
import type { LedgerDeps } from './ledger-deps.ts'

type AccountDeps = Pick<LedgerDeps, 'seal' | 'redirectOrigins' | 'log'>

/** What an adapter gets of a gateway row, with secrets opened. Null if they do not open; the log names the gateway. */
export function accountOf(
  deps: AccountDeps,
  row: GatewayRow,
  operation: GatewayAccount['operation'] = row.operation,
): GatewayAccount | null {
  const { merchantId, code, adapter, settings } = row
  try {
    return {
      merchantId,
      code,
      adapter,
      operation,
      redirectOrigins: ownOrigins(settings) ?? deps.redirectOrigins,
      settings,
      secrets: openGatewaySecrets(deps.seal, row, row.sealedSecrets),
    }
  } catch (err) {
    deps.log.error({ err, merchantId, gateway: code }, 'the secrets of a gateway do not open')
    return null
  }
}
