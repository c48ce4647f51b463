import { normaliseDigits } from '@wasl/domain/digits'
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

export type OtpCodes = ReturnType<typeof createOtpCodes>

/** Six digits have a million values, so their hash is keyed and each challenge has its own. */
export function createOtpCodes(key: string, known: (username: string) => string | null = () => null) {
  const hashOf = (handleHash: string, code: string): string =>
    createHmac('sha256', key)
      .update(JSON.stringify(['wasl-otp', handleHash, code]))
      .digest('base64url')
  return {
    hashOf,
    draw: (username: string): string => known(username) ?? randomInt(1_000_000).toString().padStart(6, '0'),
    isSame: (kept: string, handleHash: string, code: string): boolean =>
      timingSafeEqual(Buffer.from(kept), Buffer.from(hashOf(handleHash, code))),
  }
}

/** As typed or pasted, in digits of every script, with spaces or dashes between. Null where that is no code. */
export function readOtp(typed: string): string | null {
  const digits = normaliseDigits(typed).replace(/[\s\-‐-―]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** `a••••@tamra-tide.example`: enough to know one's own mailbox by. */
export function maskedMailbox(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '••••' : `${address.slice(0, 1)}••••${address.slice(at)}`
}
