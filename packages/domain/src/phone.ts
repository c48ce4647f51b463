import { normaliseDigits } from './digits.ts'

/** Digits with an optional leading +: '+96522345678'. Letters stay, so that a later check refuses them. */
export function normalisePhone(text: string): string {
  return normaliseDigits(text)
    .replace(/^tel:/i, '')
    .replace(/[＋﹢]/g, '+')
    .replace(/[\s().\-‐-―−﹣－（）．/／]/g, '')
    .replace(/^00/, '+')
}

/** Checks length only: E.164 with +, or a national number of 4 to 14 digits. The core checks the numbering plan. */
export const isPhoneShaped = (text: string): boolean =>
  /^(\+[1-9]\d{6,14}|\d{4,14})$/.test(normalisePhone(text))
