import { normaliseDigits } from '@wasl/domain/digits'
import { foldText } from '@wasl/domain/match-text'

/** As `readInstant` reads it. `either`: the day and the month could be the other one. */
export type WrittenDay = { kind: 'read'; text: string } | { kind: 'either'; one: string; other: string }

/**
 * A date as people write it, with what stands after it: 31/01/2027, 31.1.2027, 31 Jan 2027, January 31, 2027, ٣١ يناير ٢٠٢٧.
 * Whatever is none stays as it was typed.
 */
export function writtenDay(typed: string): WrittenDay {
  const text = normaliseDigits(typed).replace(/\s+/g, ' ')
  return yearFirst(text) ?? yearLast(text) ?? named(text) ?? { kind: 'read', text }
}

function yearFirst(text: string): WrittenDay | null {
  const [, year, month, day, rest] = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?!\d)(.*)$/.exec(text) ?? []
  return year && month && day ? read([year, month, day], rest) : null
}

function yearLast(text: string): WrittenDay | null {
  const [, first, second, year, rest] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)(.*)$/.exec(text) ?? []
  if (!first || !second || !year) return null
  if (Number(first) > 12 || first === second) return read([year, second, first], rest)
  if (Number(second) > 12) return read([year, first, second], rest)
  const written = (month: string, day: string) => iso([year, month, day])
  return { kind: 'either', one: written(second, first), other: written(first, second) }
}

const word = String.raw`(\p{L}[\p{L} ]*)`
const number = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const dayFirst = new RegExp(String.raw`^${number}[ ./-]*${word}[ .,/-]*(\d{4}|\d{2})(?!\d)(.*)$`, 'iu')
const monthFirst = new RegExp(String.raw`^${word}[ .-]*${number}[ .,-]+(\d{4})(?!\d)(.*)$`, 'iu')

function named(text: string): WrittenDay | null {
  const [, day, between, endYear, afterYear] = dayFirst.exec(text) ?? []
  const [, first, date, lastYear, rest] = monthFirst.exec(text) ?? []
  const month = monthOf(between ?? first ?? '')
  const year = endYear ?? lastYear
  if (month === null || !year) return null
  return read([year.padStart(4, '20'), String(month), day ?? date ?? ''], afterYear ?? rest)
}

const read = (parts: readonly [string, string, string], rest = ''): WrittenDay => ({
  kind: 'read',
  text: `${iso(parts)} ${rest.replace(/^[ ,T]+/, '')}`.trim(),
})

const iso = ([year, month, day]: readonly [string, string, string]): string =>
  [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')

const monthNames = [
  'january jan يناير كانون_الثاني جانفي',
  'february feb فبراير شباط فيفري',
  'march mar مارس آذار',
  'april apr أبريل إبريل نيسان أفريل',
  'may مايو أيار ماي',
  'june jun يونيو حزيران جوان',
  'july jul يوليو تموز جويلية',
  'august aug أغسطس آب أوت',
  'september sep sept سبتمبر أيلول',
  'october oct أكتوبر تشرين_الأول',
  'november nov نوفمبر تشرين_الثاني',
  'december dec ديسمبر كانون_الأول',
]

const months = new Map(
  monthNames.flatMap((names, at) => names.split(' ').map((name) => [foldText(name), at + 1] as const)),
)

const monthOf = (said: string): number | null => months.get(foldText(said)) ?? null
