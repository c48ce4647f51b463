import type { GatewayWish } from '@wasl/contracts/core/dashboard/administration/gateways.contract'
import { byName } from '@wasl/domain/by-name'
import { readTypedAmount } from '@wasl/domain/digits'
import {
  compare,
  decimalsOf,
  decimalText,
  isCurrency,
  money,
  parseAmount,
  type Money,
} from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { decimalsRefusal } from '../../../kernel/amounts/decimals-refusal.ts'
import type { DecimalsString } from '../../../kernel/amounts/decimals.strings.ts'
import { tooLarge } from '../../../kernel/ledger/pay/offers.domain.ts'
import type { GatewayLimits, GatewayOfUnit } from '../../../kernel/gateways/gateway-at-unit.domain.ts'
import type { Values } from '../../../platform/http/words.ts'
import type { GatewayAdministrationString } from './gateways.strings.ts'

export type GatewayProblem = {
  field: string
  says: GatewayAdministrationString | DecimalsString
  values?: Values
  minimum?: Money
}

export type ReadGateway = {
  active: boolean
  nameEn: string
  nameAr: string
  verbEn: string
  verbAr: string
  nextStepEn: string | null
  nextStepAr: string | null
  currencies: string[]
  fees: Record<string, string>
  limits: GatewayLimits
  units: Record<string, GatewayOfUnit>
}

type TypedTerms = GatewayWish['terms'][number]

/** A gateway as somebody typed it; every field that is wrong is named at once, `units.kiosk.KWD.fee` among them. */
export function readGateway(
  wish: GatewayWish,
  knownUnits: readonly string[],
): Result<ReadGateway, GatewayProblem[]> {
  const problems: GatewayProblem[] = []
  for (const field of ['name_en', 'name_ar', 'verb_en', 'verb_ar'] as const)
    if (wish[field] === '') problems.push({ field, says: 'gatewaySetup.required' })
  if (wish.terms.length === 0) problems.push({ field: 'terms', says: 'gatewaySetup.currencyRequired' })
  const own = readTerms(wish.terms, { at: 'terms', problems, among: null, above: {} })
  const currencies = wish.terms.map(({ currency_code }) => currency_code)
  const units: Record<string, GatewayOfUnit> = byName()
  for (const { unit_code, offered, terms } of wish.units) {
    const at = `units.${unit_code}`
    if (!knownUnits.includes(unit_code) || Object.hasOwn(units, unit_code)) {
      problems.push({ field: at, says: 'gatewaySetup.unitUnknown' })
      continue
    }
    const read = readTerms(terms, { at, problems, among: currencies, above: own.limits })
    const differs = Object.keys(read.fees).length > 0 || Object.keys(read.limits).length > 0
    if (!offered || differs) units[unit_code] = { offered, ...read }
  }
  if (problems.length > 0) return refused(problems)
  return accepted({
    active: wish.active,
    nameEn: wish.name_en,
    nameAr: wish.name_ar,
    verbEn: wish.verb_en,
    verbAr: wish.verb_ar,
    nextStepEn: wish.next_step_en || null,
    nextStepAr: wish.next_step_ar || null,
    currencies,
    ...own,
    units: { ...units },
  })
}

type Reading = {
  at: string
  problems: GatewayProblem[]
  /** Currencies that may be named; null where this names them. */
  among: readonly string[] | null
  /** What holds where nothing is said. */
  above: GatewayLimits
}

function readTerms(rows: readonly TypedTerms[], { at, problems, among, above }: Reading) {
  const fees: Record<string, string> = byName()
  const limits: GatewayLimits = {}
  const seen = new Set<string>()
  for (const { currency_code: currency, ...typed } of rows) {
    const wrong = currencyProblem(currency, { seen, among })
    seen.add(currency)
    if (wrong) {
      problems.push({ field: `${at}.${currency}`, says: wrong, values: { currency } })
      continue
    }
    const read = (field: 'fee' | 'minimum' | 'maximum'): Money | null => {
      const amount = readOne(typed[field] ?? '', { currency, mayBeZero: field === 'fee' })
      if (amount.ok) return amount.value
      problems.push({ field: `${at}.${currency}.${field}`, ...amount.error })
      return null
    }
    const [fee, minimum, maximum] = [read('fee'), read('minimum'), read('maximum')]
    const least = minimum ?? kept(above[currency]?.minimum, currency)
    const most = maximum ?? kept(above[currency]?.maximum, currency)
    if (least && most && compare(most, least) < 0)
      problems.push({
        field: `${at}.${currency}.${maximum ? 'maximum' : 'minimum'}`,
        says: 'gatewaySetup.belowMinimum',
        minimum: least,
      })
    if (fee) fees[currency] = decimalText(fee)
    if (minimum || maximum)
      limits[currency] = {
        ...(minimum && { minimum: decimalText(minimum) }),
        ...(maximum && { maximum: decimalText(maximum) }),
      }
  }
  // Drizzle asks for the constructor of what it stores.
  return { fees: { ...fees }, limits }
}

function currencyProblem(
  currency: string,
  { seen, among }: { seen: ReadonlySet<string>; among: readonly string[] | null },
): GatewayAdministrationString | null {
  if (!isCurrency(currency)) return 'gatewaySetup.currencyUnknown'
  if (seen.has(currency)) return 'gatewaySetup.currencyTwice'
  return among?.includes(currency) === false ? 'gatewaySetup.currencyNotTaken' : null
}

function kept(text: string | undefined, currency: string): Money | null {
  const read = text === undefined ? null : parseAmount(text, currency)
  return read?.ok ? read.value : null
}

function readOne(
  typed: string,
  { currency, mayBeZero }: { currency: string; mayBeZero: boolean },
): Result<Money | null, Omit<GatewayProblem, 'field'>> {
  if (typed.trim() === '') return accepted(null)
  const plain = readTypedAmount(typed, currency)
  const read = plain.kind === 'plain' ? parseAmount(plain.text, currency) : null
  if (!read) return refused(notAnAmount(currency))
  if (!read.ok && read.error === 'tooManyDecimals') return refused(decimalsRefusal(decimalsOf(currency)))
  if (!read.ok && read.error !== 'tooLarge') return refused(notAnAmount(currency))
  if (!read.ok || read.value.minor >= tooLarge(currency)) return refused({ says: 'gatewaySetup.tooLarge' })
  if (read.value.minor === 0 && !mayBeZero) return refused({ says: 'gatewaySetup.aboveZero' })
  return accepted(read.value)
}

const notAnAmount = (currency: string): Omit<GatewayProblem, 'field'> => ({
  says: 'gatewaySetup.amount',
  values: { example: decimalText(money(125 * 10 ** Math.max(0, decimalsOf(currency) - 2), currency)) },
})
