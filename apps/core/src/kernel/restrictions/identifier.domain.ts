import { isEmail } from '@wasl/domain/email'
import { normaliseDigits } from '@wasl/domain/digits'
import { isPhoneShaped, normalisePhone } from '@wasl/domain/phone'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { IdentifierKind } from '@wasl/domain/restriction'

/** An identifier as payments and rules both keep it, so that one person is one text; null of nothing. */
export function readIdentifier(
  kind: IdentifierKind,
  typed: string,
  country: string,
): Result<string | null, IdentifierKind> {
  const text = typed.normalize('NFC').trim()
  if (text === '') return accepted(null)
  const read = readers[kind](text, country)
  return read === null ? refused(kind) : accepted(read)
}

const readers: Readonly<Record<IdentifierKind, (text: string, country: string) => string | null>> = {
  phone(text, country) {
    const phone = normalisePhone(text)
    if (!isPhoneShaped(phone)) return null
    const parsed = parsePhoneNumberFromString(phone, isSupportedCountry(country) ? country : 'KW')
    return parsed?.isValid() ? parsed.number : null
  },
  email: (text) => (isEmail(text) ? text.toLowerCase() : null),
  /** Kuwait's has twelve digits; other countries' have letters too. */
  civil_id(text, country) {
    const id = normaliseDigits(text).replace(/[\s-]/g, '').toUpperCase()
    return (country === 'KW' ? /^\d{12}$/ : /^[A-Z0-9]{4,32}$/).test(id) ? id : null
  },
  customer_id: (text) => (/^[^\p{Cc}]{1,64}$/u.test(text) ? text : null),
}
