import { readFile } from 'node:fs/promises'
import { request } from 'node:https'
import type { MerchantSession, WalletShop } from '../../kernel/gateways/gateway.ts'

export type AppleMerchant = {
  /** null: Apple did not answer, or not with a session. */
  openSession(shop: WalletShop): Promise<MerchantSession | null>
}

export type AppleMerchantOptions = {
  merchantId: string
  /** PEM files: the merchant identity certificate and its key. */
  certificateFile: string
  keyFile: string
}

const timeoutMs = 10_000
const mostBytes = 64 * 1024

/**
 * Proves the shop to Apple with the merchant's certificate. The address comes from the browser, so it is never called
 * before `isAppleAddress` has said that it is Apple's.
 */
export function createAppleMerchant({
  merchantId,
  certificateFile,
  keyFile,
}: AppleMerchantOptions): AppleMerchant {
  return {
    async openSession({ validationUrl, domain, shopName }) {
      if (!isAppleAddress(validationUrl)) return null
      const [cert, key] = await Promise.all([readFile(certificateFile), readFile(keyFile)])
      const body = JSON.stringify({
        merchantIdentifier: merchantId,
        displayName: shopName,
        initiative: 'web',
        initiativeContext: domain,
      })
      try {
        return sessionIn(await answerOf(validationUrl, { cert, key, body }))
      } catch {
        return null
      }
    },
  }
}

/** Apple names its hosts in "Setting up your server": nothing else is ever called. */
export function isAppleAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  return isPlain && /^(cn-)?apple-pay-gateway(-[a-z0-9-]+)?\.apple\.com$/.test(hostname)
}

type Letter = { cert: Buffer; key: Buffer; body: string }

function answerOf(address: string, { cert, key, body }: Letter): Promise<string> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers,
      cert,
      key,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
    } as const
    request(address, options, (answer) => {
      const chunks: Buffer[] = []
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > mostBytes) answer.destroy(new Error('Apple answered more than 64 KiB'))
        else chunks.push(chunk)
      })
      answer.on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(Buffer.concat(chunks).toString('utf8'))
          : reject(new Error(`Apple answered ${answer.statusCode}`)),
      )
    })
      .on('error', reject)
      .end(body)
  })
}

function sessionIn(text: string): MerchantSession | null {
  const session: unknown = JSON.parse(text)
  const isObject = typeof session === 'object' && session !== null && !Array.isArray(session)
  // An object of Apple's, handed on unread.
  return isObject ? (session as MerchantSession) : null
}
