import { createHmac } from 'node:crypto'
import { normaliseDigits } from '@wasl/domain/digits'

export type CodeHashes = ReturnType<typeof createCodeHashes>

export type CodePlace = { merchantId: number; referrer: string }

/** A code has few digits, so its hash is keyed: the table alone cannot be searched for it. */
export function createCodeHashes(key: string) {
  const hmac = (purpose: string, parts: readonly unknown[]) =>
    createHmac('sha256', key).update(JSON.stringify([purpose, ...parts]))
  return {
    ofCode: ({ merchantId, referrer }: CodePlace, code: string): string =>
      hmac('wasl-code', [merchantId, referrer, code]).digest('base64url'),
    ofPair: ({ merchantId, referrer }: CodePlace, pair: string): string =>
      hmac('wasl-code-pair', [merchantId, referrer, pair]).digest('base64url'),
    /** Eight digits that only this installation can draw again: the answer of a repeated request holds them too. */
    draw: (transactionId: string, draw: number): string => {
      const number = hmac('wasl-code-draw', [transactionId, draw]).digest().readBigUInt64BE()
      return (number % 100_000_000n).toString().padStart(8, '0')
    },
  }
}

/** As typed or pasted, in digits of every script, with spaces or dashes between. Null where that is no code. */
export function readCode(typed: string): string | null {
  const digits = normaliseDigits(typed).replace(/[\s\-‐-―]/g, '')
  return /^\d{6,12}$/.test(digits) ? digits : null
}

/** An order number, a civil id, a name: digits of every script alike, letters in any case, spaces once. */
export const plainPair = (typed: string): string =>
  normaliseDigits(typed).normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
