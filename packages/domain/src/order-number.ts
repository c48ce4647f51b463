import { latinDigits } from './digits.ts'

/** Crockford's digits: no letter that reads like a digit, and no U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random digits of an order's number; the eighth checks them. */
export const orderNumberDigits = 7

/** An order's number of random bytes, of which seven are used: `7K3M9QTX`. Its last character checks the others. */
export function orderNumberOf(bytes: Uint8Array): string {
  const digits = Array.from(bytes.subarray(0, orderNumberDigits), (byte) => byte % alphabet.length)
  return [...digits, checkOf(digits)].map((digit) => alphabet[digit]).join('')
}

/** A typed or spoken number as it is stored: any case, O for 0, I and L for 1, digits of every script. Null if it is none. */
export function readOrderNumber(typed: string): string | null {
  const text = latinDigits(typed)
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const digits = [...text].map((letter) => alphabet.indexOf(letter))
  if (digits.length !== orderNumberDigits + 1 || digits.includes(-1)) return null
  return digits.at(-1) === checkOf(digits.slice(0, -1)) ? text : null
}

/** As people read it: `7K3M-9QTX`. */
export const shownOrderNumber = (number: string): string => `${number.slice(0, 4)}-${number.slice(4)}`

/** One wrong character, or two that changed places, never check: each place has its own weight in the field of 32. */
const checkOf = (digits: readonly number[]): number =>
  digits.reduce((check, digit) => times2(check ^ digit), 0)

/** Doubles in the field of 32 elements, whose polynomial is x⁵ + x² + 1. */
const times2 = (element: number): number => (element & 16 ? (element << 1) ^ 0b100101 : element << 1)
