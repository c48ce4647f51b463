import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export type WalletPlace = { merchantId: number; publicId: string }
export type WalletPair = { sessionId: string; code: string }

export type WalletPairs = ReturnType<typeof createWalletPairs>

/** How long a page may lie open before its pair is asked for anew. */
const longestMs = 3_600_000

/** `session_id` and `code` of `apple_pay_config`: only a page of ours holds them, and only for its own request. */
export function createWalletPairs(key: string) {
  const codeOf = ({ merchantId, publicId }: WalletPlace, sessionId: string): string =>
    createHmac('sha256', key)
      .update(JSON.stringify(['wasl-wallet', merchantId, publicId, sessionId]))
      .digest('base64url')
  return {
    draw(place: WalletPlace, now: Date): WalletPair {
      const sessionId = `${now.getTime().toString(36)}.${randomBytes(16).toString('base64url')}`
      return { sessionId, code: codeOf(place, sessionId) }
    },
    isGenuine(place: WalletPlace, { sessionId, code }: WalletPair, now: Date): boolean {
      const age = now.getTime() - Number.parseInt(sessionId.split('.')[0] ?? '', 36)
      const expected = Buffer.from(codeOf(place, sessionId))
      const given = Buffer.from(code)
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
      return isOurs && age >= 0 && age < longestMs
    },
  }
}
