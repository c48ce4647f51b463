import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

type Owner = { merchantId: number; id: number }

export type KnownDevices = ReturnType<typeof createKnownDevices>

/** OWASP's device cookie: proves an earlier sign-in as this user on this device. Alone it gives no access. */
export function createKnownDevices(key: string) {
  const signed = ({ merchantId, id }: Owner, nonce: string): string =>
    createHmac('sha256', key)
      .update(JSON.stringify(['wasl-device', merchantId, id, nonce]))
      .digest('base64url')
  /** Which device of the user a token names; null where it names none. */
  const deviceOf = (owner: Owner, token: string | null): string | null => {
    const [, nonce = '', mac = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(token ?? '') ?? []
    if (nonce === '') return null
    return timingSafeEqual(Buffer.from(mac), Buffer.from(signed(owner, nonce))) ? nonce : null
  }
  return {
    deviceOf,
    /** The token that was shown stays: what is counted for the device goes on. */
    tokenFor(owner: Owner, shown: string | null): string {
      const nonce = deviceOf(owner, shown) ?? randomBytes(16).toString('base64url')
      return `${nonce}.${signed(owner, nonce)}`
    },
  }
}
