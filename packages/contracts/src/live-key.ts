import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the bff shows to hear every event of a merchant; whoever may sign for the bff may make it. */
export const liveKey = (host: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['wasl-live', host.toLowerCase()]))
    .digest('base64url')

export function isLiveKey(given: string | undefined, host: string, secret: string): boolean {
  const [mine, theirs] = [Buffer.from(liveKey(host, secret)), Buffer.from(given ?? '')]
  return mine.length === theirs.length && timingSafeEqual(mine, theirs)
}
