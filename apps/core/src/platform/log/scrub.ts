import { createHash } from 'node:crypto'

/**
 * What must not reach a log (reliability D-27): card-like numbers disappear, e-mail addresses and phone numbers become
 * short hashes, so that two lines about one person can still be joined.
 */
export function scrubText(text: string): string {
  return (
    text
      .replace(/(?<![\w-])[2-6]\d(?:[ -]?\d){11,17}(?![\w-])/g, (digits) =>
        isCardNumber(digits) ? '[card]' : digits,
      )
      .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (address) => hashed('email', address.toLowerCase()))
      .replace(/\+\d{8,15}(?!\d)/g, (phone) => hashed('phone', phone))
      // What Drizzle's errors say after their statement: names, whole mails, hashes of passwords.
      .replace(/(Failed query: [^]*?\nparams: )[^]*?(?=\n {4}at |$)/g, '$1[left out]')
      .replace(/\b(Bearer |Api-Key |token=)[\w.-]{16,}/gi, '$1[secret]')
  )
}

const secretName =
  /^(pass|.*password.*|.*secret.*|.*token.*|otp|code_otp|access|refresh|sessionid|challenge|authorization|cookie|set-cookie|x-wasl-signature|pan|cvv)$/i

/** The same for everything inside a value; fields with secret names lose their value whatever it is. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof Error)
    return value
  if (depth > 6) return '[deep]'
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

/** An error as it may be told: which statement failed and why, and with nobody's data. */
export const scrubError = (told: object): unknown =>
  scrub(
    Object.fromEntries(
      Object.entries(told).map(([name, value]) => [
        name,
        withValues.includes(name)
          ? '[left out]'
          : name === 'cause' && isRecord(value)
            ? scrubError(value)
            : value,
      ]),
    ),
  )

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

const hashed = (kind: string, text: string): string =>
  `[${kind} ${createHash('sha256').update(text).digest('hex').slice(0, 8)}]`

function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
