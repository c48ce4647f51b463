/** Words that identify a person: searched for in all texts. */
export type PersonWords = {
  emails: readonly string[]
  phones: readonly string[]
  /** Civil ids and the merchant's own keys. */
  ids: readonly string[]
  names: readonly string[]
}

/** Stands where words were. */
export const erasedMark = '•••'

/** Patterns of PostgreSQL's regular expressions; null where there is nothing to look for. */
export type PersonPatterns = {
  /** Theirs alone: taken out of whatever says it. */
  own: string | null
  /** True of whatever says `own`, and of a little more: it looks at nothing around, and is read several times as fast. */
  nearly: string | null
  /** Somebody else may have the same name: taken out only of what is known to be about them. */
  all: string | null
}

export function personPatterns({ emails, phones, ids, names }: PersonWords): PersonPatterns {
  const said = [...emails.map(emailPattern), ...phones.map(phonePattern), ...ids.map(idPattern)].filter(
    isSaid,
  )
  const own = said.map(({ exactly }) => exactly)
  const nearly = said.map((pattern) => pattern.nearly)
  const all = [...own, ...names.map(namePattern).filter((pattern) => pattern !== null)]
  const either = (patterns: readonly string[]) =>
    patterns.length === 0 ? null : [...new Set(patterns)].join('|')
  return { own: either(own), nearly: either(nearly), all: either(all) }
}

type Pattern = { exactly: string; nearly: string }

const isSaid = (pattern: Pattern | null): pattern is Pattern => pattern !== null

const shortestPhone = 6
const shortestId = 5
const shortestNumber = 9

/** Not the end of a longer address, nor the beginning of one. */
function emailPattern(email: string): Pattern | null {
  const plain = email.trim()
  if (!plain.includes('@')) return null
  const nearly = escaped(plain)
  return { nearly, exactly: `(?<![A-Za-z0-9._%+-])${nearly}(?![A-Za-z0-9-]|\\.[A-Za-z0-9])` }
}

/** However it is written: with or without the country, in either kind of digits, with gaps. */
function phonePattern(phone: string): Pattern | null {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < shortestPhone) return null
  const national = phone.startsWith('+') ? digits.replace(countryCode, '') : digits
  const isShort = national.length < shortestPhone || national === digits
  const country = isShort ? '' : `(?:\\+?${spaced(digits.slice(0, -national.length))}[ -]*)?`
  const nearly = spaced(isShort ? digits : national)
  return { nearly, exactly: `(?<![${anyDigit}])\\+?${country}${nearly}(?![${anyDigit}])` }
}

/** Those of the countries around; of others only the whole number is looked for. */
const countryCode = /^(?:965|966|971|973|974|968|20|962|961|44|91|1(?=\d{10}$))/

const anyDigit = '0-9٠-٩۰-۹'

const spaced = (digits: string): string =>
  [...digits]
    .map((digit) => {
      const value = Number(digit)
      return `[${digit}${'٠١٢٣٤٥٦٧٨٩'[value]}${'۰۱۲۳۴۵۶۷۸۹'[value]}]`
    })
    .join('[ -]*')

/** A common word or a short number may mean another person: only its own columns are emptied. */
function idPattern(id: string): Pattern | null {
  const plain = id.trim()
  const isNumber = /^\p{Nd}+$/u.test(plain)
  if (plain.length < (isNumber ? shortestNumber : shortestId) || !/\p{Nd}/u.test(plain)) return null
  const nearly = escaped(plain)
  return { nearly, exactly: `(?<![${wordly}])${nearly}(?![${wordly}])` }
}

function namePattern(name: string): string | null {
  const words = name.trim().split(/\s+/).filter(Boolean).map(escaped)
  if (words.length === 0) return null
  return `(?<![${letters}])${words.join('\\s+')}(?![${letters}])`
}

const letters = 'A-Za-zÀ-ɏ؀-ۿ'
const wordly = `${letters}0-9_`

/** In JSON a quotation mark has a backslash before it. */
const escaped = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|-]/g, '\\$&').replaceAll('"', '\\\\?"')
