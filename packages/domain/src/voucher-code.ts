import { latinDigits } from './digits.ts'

/** A typed code as it is stored and looked up: trimmed, in capitals, with Latin digits, however it was typed. */
export const foldVoucherCode = (typed: string): string =>
  latinDigits(typed.normalize('NFKC')).trim().toUpperCase()
