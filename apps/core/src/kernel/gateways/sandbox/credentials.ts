import { createHmac, hkdfSync } from 'node:crypto'
import type { GatewayAccount } from '../gateway.ts'
import type { SigningKey } from './signature.ts'

export type SandboxCredentials = {
  apiSecret: string
  /** The first signs; all of them are accepted. */
  signingKeys: readonly [SigningKey, ...SigningKey[]]
}

/** Both sides of the sandbox derive the same keys from the installation's key. */
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

/** How the bank knows one gateway of one merchant. */
export const terminalOf = (account: Pick<GatewayAccount, 'merchantId' | 'code'>): string =>
  `${account.merchantId}-${account.code}`

/** Each terminal has a key of its own, so one merchant cannot ask about another's payments. */
export const terminalKey = (apiSecret: string, terminal: string): string =>
  createHmac('sha256', apiSecret).update(terminal).digest('hex')
