import { createHmac, timingSafeEqual } from 'node:crypto'
import { isLocale, type Locale } from '@wasl/domain/locale'

/** What the bff sends to the core about a request: merchant's host, language, request id, client address. */
export type Forwarded = {
  readonly host: string
  readonly language: Locale
  readonly requestId: string
  /** The client's IP address; empty if unknown. */
  readonly address: string
}

const toleranceMs = 300_000

/** The `x-wasl-*` headers, signed with WASL_SECRET. */
export function signForwarded(forwarded: Forwarded, secret: string, now: Date): Record<string, string> {
  const timestamp = String(now.getTime())
  return {
    'x-wasl-host': forwarded.host,
    'x-wasl-language': forwarded.language,
    'x-wasl-request-id': forwarded.requestId,
    'x-wasl-address': forwarded.address,
    'x-wasl-timestamp': timestamp,
    'x-wasl-signature': signature(forwarded, secret, timestamp),
  }
}

/** Null if the headers are missing, wrongly signed or older than five minutes; they are then ignored. */
export function readForwarded(headers: Headers, secret: string, now: Date): Forwarded | null {
  const [host, language, requestId, timestamp, given] = [
    'host',
    'language',
    'request-id',
    'timestamp',
    'signature',
  ].map((name) => headers.get(`x-wasl-${name}`) ?? '')
  if (!host || !language || !requestId || !timestamp || !given || !isLocale(language)) return null
  if (!(Math.abs(now.getTime() - Number(timestamp)) <= toleranceMs)) return null
  const address = headers.get('x-wasl-address') ?? ''
  const forwarded = { host, language, requestId, address }
  return sameText(given, signature(forwarded, secret, timestamp)) ? forwarded : null
}

function signature(forwarded: Forwarded, secret: string, timestamp: string): string {
  const { host, language, requestId, address } = forwarded
  const signed = JSON.stringify(['wasl-forwarded', timestamp, host, language, requestId, address])
  return createHmac('sha256', secret).update(signed).digest('base64url')
}

function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
