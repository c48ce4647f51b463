import { latinDigits, normaliseDigits, readTypedAmount } from '@wasl/domain/digits'
import { foldText, matchesText } from '@wasl/domain/match-text'
import { decimalsOf, decimalText, parseAmount } from '@wasl/domain/money'
import type { CellProblem } from '../../../kernel/import-jobs/job.domain.ts'

/** What a cell says, as a file of ours would say it, or what is wrong with it. */
export type Read = { value: string } | { problem: Omit<CellProblem, 'column'> }

/** Something of the shop that a cell names by its key or by either name. */
export type Named = { key: string; nameEn: string; nameAr: string }

const wrong = (code: string, values?: CellProblem['values']): Read => ({
  problem: { code, ...(values && { values }) },
})

/** Longer texts are cut where a file is read: a cut text must not be stored. */
const mostSigns = 3_999

export function readText(typed: string, most: number): Read {
  const longest = Math.min(most, mostSigns)
  return typed.length > longest ? wrong('text.tooLong', { most: longest }) : { value: typed }
}

export function readSku(typed: string, isKey: boolean): Read {
  if (/^[+-]?\d(?:[.,]\d+)?E\+?\d{2}$/i.test(typed)) return wrong('number.lost')
  if (typed.length > 64) return wrong('text.tooLong', { most: 64 })
  return isKey && !/^[A-Za-z0-9_-]+$/.test(typed) ? wrong('sku.malformed') : { value: typed }
}

/** As the database has it. */
const mostMinor = 99_999_999_999

/** What could be two amounts is asked back, never guessed. */
export function readPrice(typed: string, currency: string): Read {
  const read = readTypedAmount(typed, currency)
  if (read.kind === 'ambiguous')
    return wrong('price.ambiguous', { instead: read.asDecimal, grouped: read.asGrouped })
  const parsed = parseAmount(read.text, currency)
  if (parsed.ok)
    return parsed.value.minor > mostMinor ? wrong('price.tooLarge') : { value: decimalText(parsed.value) }
  if (parsed.error === 'tooManyDecimals')
    return wrong('price.decimals', { currency, decimals: decimalsOf(currency) })
  if (parsed.error === 'tooLarge') return wrong('price.tooLarge')
  return wrong(/^[-\u2212]/.test(read.text) ? 'price.negative' : 'price.malformed')
}

const mostPieces = 999_999

export function readCount(typed: string): Read {
  const text = normaliseDigits(typed).replace(/\.0+$/, '')
  if (!/^\d+$/.test(text)) return wrong('inventory.malformed')
  const pieces = Number(text)
  return pieces > mostPieces ? wrong('inventory.tooLarge', { most: mostPieces }) : { value: String(pieces) }
}

const yes = ['yes', 'y', 'true', '1', 'on', 'نعم', 'ظاهر', 'صح']
const no = ['no', 'n', 'false', '0', 'off', 'لا', 'مخفي', 'خطا']

export function readVisible(typed: string): Read {
  const text = foldText(latinDigits(typed))
  if (yes.some((word) => foldText(word) === text)) return { value: 'yes' }
  return no.some((word) => foldText(word) === text) ? { value: 'no' } : wrong('visible.unknown')
}

/** Keys of what is named, `|` between them. A name may hold a comma itself. */
export function readNamed(
  typed: string,
  known: readonly Named[],
  { code, most }: { code: string; most: number },
): Read {
  const whole = findNamed(typed, known)
  const parts = whole ? [typed] : partsOf(typed)
  const keys: string[] = []
  for (const part of parts) {
    const found = findNamed(part, known)
    if (!found) return wrong(code, { found: part, ...nearest(part, known, parts.length) })
    if (!keys.includes(found.key)) keys.push(found.key)
  }
  return keys.length > most ? wrong('list.tooMany', { most }) : { value: keys.join('|') }
}

export const partsOf = (typed: string): string[] =>
  typed
    .split(/[|;,،؛\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

export function findNamed(typed: string, known: readonly Named[]): Named | undefined {
  const text = foldText(typed)
  return (
    known.find(({ key }) => key === typed.trim()) ??
    known.find((one) => [one.key, one.nameEn, one.nameAr].some((name) => foldText(name) === text))
  )
}

/** The only one that sounds like it. */
function nearest(typed: string, known: readonly Named[], parts: number): { instead?: string } {
  const alike = known.filter(({ key, nameEn, nameAr }) => matchesText([key, nameEn, nameAr], typed))
  return parts === 1 && alike.length === 1 && alike[0] ? { instead: alike[0].key } : {}
}

/** Names of pictures that were uploaded before: no address is fetched. */
export function readPictures(typed: string, known: ReadonlyMap<string, string>): Read {
  const names: string[] = []
  for (const part of typed.split(/[|;\n]/).map((one) => one.trim())) {
    if (part === '') continue
    const found = known.get(part.toLowerCase())
    if (found === undefined)
      return wrong(/^https?:/i.test(part) ? 'image.address' : 'image.unknown', { found: part.slice(0, 128) })
    names.push(found)
  }
  return names.length > 12 ? wrong('list.tooMany', { most: 12 }) : { value: names.join('|') }
}
