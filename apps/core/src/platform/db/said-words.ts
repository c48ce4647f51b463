import { and, or, sql, type SQL } from 'drizzle-orm'
import { latinDigits } from '@wasl/domain/digits'

/**
 * Whether `folded`, a text that `search_fold` made, says every word of `typed`, in any order, or the phone number that
 * `typed` is. Words of three letters and more are looked up in the trigrams of `folded`; shorter ones have none but those
 * of a word's beginning, and only test what a longer word finds. product.md 11.6.
 */
export function saysWords(folded: SQL, typed: string): SQL {
  const text = latinDigits(typed)
  const words = wordsOf(text)
  const long = words.filter((word) => !isShort(word))
  const short = words.filter(isShort)
  const said = and(
    ...long.map((word) => saysWord(folded, word)),
    ...short.map((word) => beginsAWord(long.length === 0 ? folded : sql`(${folded} || '')`, word)),
  )
  const phone = isPhone(text) ? has(folded, phoneDigits(text)) : undefined
  return or(phone, said) ?? sql`false`
}

/** Written by hand a number has spaces, brackets and a prefix that is dialled: +, 00, or a 0 within the country. */
export const isPhone = (text: string): boolean =>
  /^(tel:)?[+＋]?[\d\s().\-‐-―−/]{4,24}$/i.test(text) && /\d{4}/.test(phoneDigits(text))

export const phoneDigits = (text: string): string =>
  text.replaceAll('(0)', '').replaceAll(/\D/g, '').replace(/^00?/, '')

export const escaped = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)

/** Marks around a word are not part of it: a comma after a surname, a plus before a number. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[\s,;،؛]+/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{M}\p{N}\\%_@#]+|[^\p{L}\p{M}\p{N}\\%_@#]+$/gu, ''))
    .filter(isLetters)

/** Tatweel and tashkeel alone fold to an empty text, which would match everywhere. */
const isLetters = (word: string): boolean => /[^\u0640\p{M}]/u.test(word)

/** Folding joins what a hyphen joins: "al sabti" is found by "Al-Sabti" as well. */
function saysWord(folded: SQL, word: string): SQL {
  const parts = word.split(/[-‐-―−]+/u).filter(isLetters)
  if (parts.length < 2) return has(folded, word)
  const apart = and(...parts.map((part) => (isShort(part) ? beginsAWord(folded, part) : has(folded, part))))
  return or(has(folded, word), apart) ?? sql`false`
}

const has = (folded: SQL, word: string): SQL =>
  sql`${folded} like '%' || search_fold(${escaped(word)}) || '%'`

const beginsAWord = (
  folded: SQL,
  word: string,
): SQL => sql`(${folded} like search_fold(${escaped(word)}) || '%'
  or ${folded} like '% ' || search_fold(${escaped(word)}) || '%')`

const isShort = (word: string): boolean => [...word].length < 3
