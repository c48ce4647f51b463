import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export type LinkSigner = {
  /** `purpose` separates links of different kinds; `id` has no dot. */
  sign(purpose: string, id: string, expiresAt: Date): string
  /** The id of a link that was signed for this and has not ended. */
  read(purpose: string, token: string, now: Date): string | null
}

/** Links that open something without a login. Nothing is stored of them; they end by themselves. */
export function createLinkSigner(keyText: string): LinkSigner {
  const key = Buffer.from(hkdfSync('sha256', keyText, 'wasl signed links', 'hmac-sha256', 32))
  const markOf = (purpose: string, said: string) =>
    createHmac('sha256', key).update(`${purpose}\n${said}`).digest().subarray(0, 24)
  return {
    sign(purpose, id, expiresAt) {
      const said = `${id}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`
      return `${said}.${markOf(purpose, said).toString('base64url')}`
    },
    read(purpose, token, now) {
      const [, id = '', ends = '', mark = ''] =
        /^([\w-]{1,64})\.([0-9a-z]{1,9})\.([\w-]{32})$/.exec(token) ?? []
      const given = Buffer.from(mark, 'base64url')
      const meant = markOf(purpose, `${id}.${ends}`)
      if (given.length !== meant.length || !timingSafeEqual(given, meant)) return null
      return Number.parseInt(ends, 36) * 1000 > now.getTime() ? id : null
    },
  }
}
