import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Pushed = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A browser at a push service of its own: it gives out an address and keys, and opens what is sealed for it. */
export type PushService = {
  readonly origin: string
  readonly pushed: Pushed[]
  /** What the service answers from now on; 201 unless it is said. */
  answer(status: number): void
  /** A browser that subscribes here. */
  subscribe(): BrowserAtService
  close(): Promise<void>
}

export type BrowserAtService = {
  readonly endpoint: string
  /** `registration_id` of S2 §7. */
  readonly registrationId: string
  /** Opens a letter (RFC 8291) as the browser would. */
  open(body: Buffer): unknown
}

export async function openPushService(): Promise<PushService> {
  const pushed: Pushed[] = []
  let status = 201
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    pushed,
    answer: (next) => {
      status = next
    },
    subscribe: () => browserAt(origin),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function browserAt(origin: string): BrowserAtService {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16)
  const endpoint = `${origin}/push/${randomBytes(12).toString('base64url')}`
  const keys = { p256dh, auth: auth.toString('base64url') }
  return {
    endpoint,
    registrationId: JSON.stringify({ endpoint, expirationTime: null, keys }),
    open(body) {
      const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0]
      const sender = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const own = Buffer.from(p256dh, 'base64url')
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const secret = bytes(pair.computeSecret(sender), auth, info, 32)
      const key = bytes(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = bytes(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const opening = createDecipheriv('aes-128-gcm', key, nonce)
      opening.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
    },
  }
}

const bytes = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** The claims of a letter's sender, where its signature is the key's own (RFC 8292); null where it is not. */
export function vapidClaims({ headers }: Pushed): { key: string; claims: Record<string, unknown> } | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33, 65)].map((half) =>
    half.toString('base64url'),
  )
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const said: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
  return isGenuine ? { key, claims: said as Record<string, unknown> } : null
}
