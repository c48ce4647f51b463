import { createHmac, hkdfSync } from 'node:crypto'
import type { GatewayAccount } from '../gateway.ts'
import type { SigningKey } from './signature.ts'

export type SandboxCredentials = {
  apiSecret: string
  /** The first key signs; all are accepted. */
  signingKeys: readonly [SigningKey, ...SigningKey[]]
}

/** The adapter and the bank derive the same keys from the installation's key. */
export function sandboxCredentials(installationKey: string): SandboxCredentials {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', installationKey, 'wasl sandbox bank', purpose, 32)).toString('hex')
  return {
    apiSecret: derive('api'),
    signingKeys: [
      { id: 'k2', secret: derive('signing k2') },
      { id: 'k1', secret: derive('signing k1') },
    ],
  }
}

/** The bank's name for one gateway of one merchant. */
export const terminalOf = (account: Pick<GatewayAccount, 'merchantId' | 'code'>): string =>
  `${account.merchantId}-${account.code}`

/** A key per terminal, so that a merchant cannot ask about another's payments. */
export const terminalKey = (apiSecret: string, terminal: string): string =>
  createHmac('sha256', apiSecret).update(terminal).digest('hex')
