import type { RestrictionWish } from '@wasl/contracts/core/dashboard/restriction.contract'
import { decimalsOf, isCurrency, parseAmount } from '@wasl/domain/money'
import { readTypedAmount } from '@wasl/domain/digits'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { decimalsRefusal } from '../../kernel/amounts/decimals-refusal.ts'
import type { DecimalsString } from '../../kernel/amounts/decimals.strings.ts'
import type { Restriction } from '../../kernel/restrictions/restriction.domain.ts'
import type { Values } from '../../platform/http/words.ts'
import type { RestrictionScreenString } from './restriction.strings.ts'

export type RuleProblem = { field: string; says: RestrictionScreenString | DecimalsString; values?: Values }
export type ReadRestriction = Omit<Restriction, 'id' | 'publicId'> & { active: boolean }

/** What a rule may name: the merchant's own. */
export type Known = { collectors: readonly string[]; gateways: readonly string[] }

const amounts = ['minimum', 'maximum', 'sum_per_day', 'sum_per_month'] as const
type AmountField = (typeof amounts)[number]

/** A rule as somebody typed it; every field that is wrong is named at once. */
export function readRestriction(wish: RestrictionWish, known: Known): Result<ReadRestriction, RuleProblem[]> {
  const problems: RuleProblem[] = [...wrongNames(wish, known)]
  const amount = (field: AmountField): number | null => {
    const read = readLimit(wish[field], wish.currency)
    if (read.ok) return read.value
    problems.push({ field, ...read.error })
    return null
  }
  const [minimum, maximum, sumPerDay, sumPerMonth] = amounts.map(amount)
  const limits = {
    minimum: minimum ?? null,
    maximum: maximum ?? null,
    sumPerDay: sumPerDay ?? null,
    sumPerMonth: sumPerMonth ?? null,
  }
  problems.push(...contradictions(wish, limits))
  if (problems.length > 0) return refused(problems)
  return accepted({
    ...limits,
    name: wish.name,
    active: wish.active,
    scope: wish.scope,
    scopeOf: wish.scope === 'all' ? [] : unique(wish.scope_of),
    identifier: wish.identifier,
    list: wish.list,
    currency: Object.values(limits).some((limit) => limit !== null) ? wish.currency : null,
    paymentsPerDay: wish.payments_per_day,
    paymentsPerMonth: wish.payments_per_month,
    currencies: unique(wish.currencies),
    gateways: unique(wish.gateways),
    days: [...new Set(wish.days)].toSorted(),
    opens: wish.opens,
    closes: wish.closes,
    messageEn: wish.message_en || null,
    messageAr: wish.message_ar || null,
  })
}

const unique = (names: readonly string[]): string[] => [...new Set(names)]

function wrongNames(wish: RestrictionWish, { collectors, gateways }: Known): RuleProblem[] {
  const among = wish.scope === 'collector' ? collectors : gateways
  const problems: RuleProblem[] = []
  if (wish.name === '') problems.push({ field: 'name', says: 'rule.required' })
  if (wish.scope !== 'all' && wish.scope_of.length === 0)
    problems.push({ field: 'scope_of', says: 'rule.scopeEmpty' })
  else if (wish.scope !== 'all' && !wish.scope_of.every((name) => among.includes(name)))
    problems.push({ field: 'scope_of', says: 'rule.unknownChoice' })
  if (!wish.gateways.every((code) => gateways.includes(code)))
    problems.push({ field: 'gateways', says: 'rule.unknownChoice' })
  if (!wish.currencies.every(isCurrency)) problems.push({ field: 'currencies', says: 'rule.unknownChoice' })
  return problems
}

type Limits = Record<'minimum' | 'maximum' | 'sumPerDay' | 'sumPerMonth', number | null>

function contradictions(wish: RestrictionWish, limits: Limits): RuleProblem[] {
  const { minimum, maximum, sumPerDay, sumPerMonth } = limits
  const problems: RuleProblem[] = []
  const below = (low: number | null, high: number | null) => low !== null && high !== null && high < low
  if (below(minimum, maximum)) problems.push({ field: 'maximum', says: 'rule.belowMinimum' })
  if (below(sumPerDay, sumPerMonth)) problems.push({ field: 'sum_per_month', says: 'rule.belowDay' })
  if (below(wish.payments_per_day, wish.payments_per_month))
    problems.push({ field: 'payments_per_month', says: 'rule.belowDay' })
  if ((wish.opens === null) !== (wish.closes === null))
    problems.push({ field: wish.opens === null ? 'opens' : 'closes', says: 'rule.required' })
  else if (wish.opens !== null && wish.opens === wish.closes)
    problems.push({ field: 'closes', says: 'rule.sameTime' })
  const limitsNothing =
    wish.list === 'none' &&
    Object.values(limits).every((limit) => limit === null) &&
    wish.payments_per_day === null &&
    wish.payments_per_month === null &&
    wish.opens === null &&
    [wish.currencies, wish.gateways, wish.days].every((names) => names.length === 0)
  if (limitsNothing) problems.push({ field: 'non_field_errors', says: 'rule.limitsNothing' })
  return problems
}

function readLimit(
  typed: string | null,
  currency: string | null,
): Result<number | null, Pick<RuleProblem, 'says' | 'values'>> {
  if (typed === null || typed.trim() === '') return accepted(null)
  if (currency === null || !isCurrency(currency)) return refused({ says: 'rule.currencyRequired' })
  const plain = readTypedAmount(typed, currency)
  const read = plain.kind === 'plain' ? parseAmount(plain.text, currency) : null
  if (read?.ok && read.value.minor > 0) return accepted(read.value.minor)
  if (read && !read.ok && read.error === 'tooManyDecimals')
    return refused(decimalsRefusal(decimalsOf(currency)))
  return refused({ says: read && !read.ok && read.error === 'tooLarge' ? 'rule.tooLarge' : 'rule.amount' })
}
