import { latinDigits } from '@wasl/domain/digits'

/** Whole numbers in the digits of any script; nothing is null. */
export const wholeNumber = (typed: string): number | null => {
  const digits = latinDigits(typed).replace(/\D/g, '').slice(0, 6)
  return digits === '' ? null : Number(digits)
}

export const shownNumber = (value: number | null): string => (value === null ? '' : String(value))
