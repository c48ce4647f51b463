import { createHmac, timingSafeEqual } from 'node:crypto'

export type SigningKey = { readonly id: string; readonly secret: string }

/** Sent beside a signed text: key id, time in whole seconds, and HMAC-SHA256 of `timestamp.text` in hex. */
export type Seal = { readonly keyId: string; readonly timestamp: string; readonly signature: string }

const toleranceSeconds = 300

export function seal(key: SigningKey, text: Uint8Array | string, at: Date): Seal {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  return { keyId: key.id, timestamp, signature: digest(key, timestamp, text).toString('hex') }
}

/** Accepts two keys at a time, so that one can be replaced without losing messages. */
export function isGenuine(text: Uint8Array | string, mark: Seal, trusted: Trust): boolean {
  const key = trusted.keys.find(({ id }) => id === mark.keyId)
  if (!key || !/^\d{1,12}$/.test(mark.timestamp) || !/^[0-9a-f]{64}$/.test(mark.signature)) return false
  const ageSeconds = Math.abs(trusted.now.getTime() / 1000 - Number(mark.timestamp))
  const matches = timingSafeEqual(digest(key, mark.timestamp, text), Buffer.from(mark.signature, 'hex'))
  return matches && ageSeconds <= toleranceSeconds
}

export type Trust = { readonly keys: readonly SigningKey[]; readonly now: Date }

const digest = (key: SigningKey, timestamp: string, text: Uint8Array | string): Buffer =>
  createHmac('sha256', key.secret).update(`${timestamp}.`).update(text).digest()
