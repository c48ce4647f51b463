import { isPhoneShaped, normalisePhone } from '@wasl/domain/phone'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

export type PhoneRefusal = { kind: 'phoneRequired' } | { kind: 'phoneInvalid' }

/** The payer's second phone as E.164, where the request asks for one (S1 §5). A number without a country is of `country`. */
export function additionalPhone(
  typed: string | null | undefined,
  { asked, country }: { asked: boolean; country: string },
): Result<string | null, PhoneRefusal> {
  if (!asked) return accepted(null)
  const text = normalisePhone(typed ?? '')
  if (!text) return refused({ kind: 'phoneRequired' })
  // The library finds a number inside other text; here the whole text is the number.
  const parsed = isPhoneShaped(text)
    ? parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : 'KW')
    : undefined
  return parsed?.isValid() ? accepted(parsed.number) : refused({ kind: 'phoneInvalid' })
}
