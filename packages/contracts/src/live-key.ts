import { createHmac, timingSafeEqual } from 'node:crypto'

/** The key with which the bff reads every event of a merchant. It is derived from the secret that signs requests. */
export const liveKey = (host: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['wasl-live', host.toLowerCase()]))
    .digest('base64url')

export function isLiveKey(given: string | undefined, host: string, secret: string): boolean {
  const [mine, theirs] = [Buffer.from(liveKey(host, secret)), Buffer.from(given ?? '')]
  return mine.length === theirs.length && timingSafeEqual(mine, theirs)
}
