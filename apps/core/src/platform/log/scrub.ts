import { latinDigits } from '@wasl/domain/digits'
import { createHash } from 'node:crypto'

/**
 * What must not reach a log (reliability D-27): card-like numbers disappear, e-mail addresses and phone numbers become
 * short hashes, so that two lines about one person can still be joined. In any script, and as an address spells them.
 */
export function scrubText(text: string): string {
  return (
    text
      .replace(/(:\/\/[^\s/:@]*:)[^\s/@]+(?=@)/g, '$1[secret]')
      .replace(cardLike, (digits) => (isCardNumber(digits) ? '[card]' : digits))
      .replace(mailLike, (address) => hashed('email', address.toLowerCase().replace('%40', '@')))
      .replace(phoneLike, (phone) => hashed('phone', phone.replace(/^(?:00|%2b)/i, '+')))
      // What Drizzle's errors say after their statement: names, whole mails, hashes of passwords.
      .replace(/(Failed query: [^]*?\nparams: )[^]*?(?=\n {4}at |$)/g, '$1[left out]')
      .replace(/\b(Bearer |Basic |Api-Key |token=|wasl_\w+\.)[\w.+/=-]{16,}/gi, '$1[secret]')
  )
}

// Each part has an end: in a long word without an `@`, `+` would begin anew at every letter and read to the end.
const letter = '[\\p{L}\\p{M}\\p{N}_.+-]'
const label = '[\\p{L}\\p{M}\\p{N}-]{1,63}'
const mailLike = new RegExp(`${letter}{1,64}(?:@|%40)${label}(?:\\.${label}){1,8}`, 'giu')
const anyDigit = '[\\d٠-٩۰-۹]'
const cardLike = new RegExp(`(?<![\\w-])${anyDigit}(?:[ -]?${anyDigit}){12,18}(?![\\w-])`, 'g')
const phoneLike = new RegExp(
  `(?:\\+|%2b|(?<![\\w.٠-٩۰-۹-])(?:00|٠٠|۰۰))${anyDigit}{8,15}(?![\\w٠-٩۰-۹])`,
  'gi',
)

const secretName =
  /^(pass|.*password.*|.*secret.*|.*token.*|otp|code_otp|access|refresh|sessionid|known_device|challenge|authorization|cookie|set-cookie|x-wasl-signature|pan|cvv)$/i

/** The same for everything inside a value; fields with secret names lose their value whatever it is. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth > 6) return '[deep]'
  if (value instanceof Error)
    return scrubError({ ...value, type: value.name, message: value.message }, depth + 1)
  if (Array.isArray(value)) return value.map((entry) => scrub(entry, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      secretName.test(name) ? '[secret]' : scrub(entry, depth + 1),
    ]),
  )
}

/** Fields of the database's errors that repeat the rows and parameters of a statement. */
const withValues: readonly string[] = ['params', 'parameters', 'detail', 'where', 'internalQuery']

/** An error for the log: which statement failed and why, without its values. Nested errors likewise. */
export const scrubError = (told: object, depth = 0): unknown =>
  scrub(
    Object.fromEntries(
      Object.entries(told).map(([name, value]) => [
        name,
        withValues.includes(name) ? '[left out]' : withErrors.includes(name) ? scrubErrors(value) : value,
      ]),
    ),
    depth,
  )

const withErrors: readonly string[] = ['cause', 'aggregateErrors']

function scrubErrors(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(scrubErrors)
  return isRecord(value) && !(value instanceof Error) ? scrubError(value) : value
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

const hashed = (kind: string, text: string): string =>
  `[${kind} ${createHash('sha256').update(text).digest('hex').slice(0, 8)}]`

function isCardNumber(text: string): boolean {
  const digits = latinDigits(text).replace(/\D/g, '')
  if (!/^[2-6]/.test(digits)) return false
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
