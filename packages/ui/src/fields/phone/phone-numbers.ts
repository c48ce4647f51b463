import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'
import { normalisePhone } from '@wasl/domain/phone'
import type { TypedPhone } from './typed-phone.ts'

// The numbering plans are 30 KB: import this file only with import().

export type PhoneReading =
  | { kind: 'empty' }
  | { kind: 'invalid' }
  /** `national` is how people write it there; `international` is what is sent. */
  | { kind: 'valid'; country: CountryCode; national: string; international: string }

/** A number with its own + or 00 tells its country itself. */
export function readPhone({ country, text }: TypedPhone): PhoneReading {
  const typed = normalisePhone(text)
  if (typed === '') return { kind: 'empty' }
  const number = parsePhoneNumberFromString(typed, country)
  if (!number?.isValid()) return { kind: 'invalid' }
  return {
    kind: 'valid',
    country: number.country ?? country,
    national: number.formatNational(),
    international: number.number,
  }
}

export type DialledCountry = { country: CountryCode; dial: string }

export const dialledCountries = (): DialledCountry[] =>
  getCountries().map((country) => ({ country, dial: getCountryCallingCode(country) }))
