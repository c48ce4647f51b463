import { createPrivateKey, hkdfSync, sign } from 'node:crypto'
import type { Config } from '../../platform/config/config.ts'
import { publicKeyOf } from '../../platform/config/vapid-key.ts'

/** Who we are to push services (RFC 8292): a key pair in base64url, and whom they write to about us. */
export type Vapid = NonNullable<Config['vapid']>

/** What is configured; the demo makes a pair of its key, the same at every start. Null if push is off. */
export function vapidOf({
  mode,
  vapid,
  key,
}: {
  mode: Config['mode']
  vapid?: Config['vapid']
  key: string
}): Vapid | null {
  if (vapid) return vapid
  if (mode !== 'demo') return null
  const privateKey = Buffer.from(hkdfSync('sha256', key, '', 'wasl-vapid', 32)).toString('base64url')
  const publicKey = publicKeyOf(privateKey)
  return publicKey === null ? null : { publicKey, privateKey, subject: 'mailto:demo@example.com' }
}

const livesMs = 12 * 3_600_000

/** Proves to the push service at an address that the letter is ours. */
export function vapidHeader(vapid: Vapid, endpoint: string, now: Date): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now.getTime() + livesMs) / 1_000),
    sub: vapid.subject,
  }
  const said = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.')
  const signature = sign('sha256', Buffer.from(said), { key: keyOf(vapid), dsaEncoding: 'ieee-p1363' })
  return `vapid t=${said}.${signature.toString('base64url')}, k=${vapid.publicKey}`
}

function keyOf({ publicKey, privateKey }: Vapid) {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33, 65)].map((half) => half.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: privateKey }
  return createPrivateKey({ key: jwk, format: 'jwk' })
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
