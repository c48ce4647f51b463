import { compare, money, type Money } from '@wasl/domain/money'
import { groundsOf, type Ground, type IdentifierKind } from '@wasl/domain/restriction'
import { isWithin, type LocalMoment } from '@wasl/domain/opening-hours'

/** Who pays, normalised; null where nothing is known. */
export type Payer = Readonly<Record<IdentifierKind, string | null>>

/** A rule as it decides. Amounts are minor units of `currency`; empty lists name everything. */
export type Restriction = {
  id: number
  publicId: string
  name: string
  scope: 'all' | 'collector' | 'gateway'
  scopeOf: readonly string[]
  identifier: IdentifierKind
  list: 'none' | 'allow' | 'block'
  currency: string | null
  minimum: number | null
  maximum: number | null
  sumPerDay: number | null
  sumPerMonth: number | null
  paymentsPerDay: number | null
  paymentsPerMonth: number | null
  currencies: readonly string[]
  gateways: readonly string[]
  days: readonly number[]
  opens: string | null
  closes: string | null
  messageEn: string | null
  messageAr: string | null
}

export type Payment = {
  payer: Payer
  amount: Money
  /** Null before the payer has chosen one. */
  gatewayCode: string | null
  /** The collector's public id. */
  collectorId: string | null
  /** Pressed by staff, whose payer may give no name. */
  atCounter: boolean
  at: LocalMoment
}

/** What the books know of a payer under one rule: payments that are under way or paid, without the one that is judged. */
export type Usage = {
  isListed: boolean
  paymentsToday: number
  paymentsThisMonth: number
  sumToday: bigint
  sumThisMonth: bigint
}

export type RefusalReason =
  | 'identifierMissing'
  | 'blocked'
  | 'notAllowed'
  | 'currency'
  | 'gateway'
  | 'closed'
  | 'tooSmall'
  | 'tooLarge'
  | 'paymentsPerDay'
  | 'paymentsPerMonth'
  | 'sumPerDay'
  | 'sumPerMonth'
  /** By itself, whatever was paid before. */
  | 'aloneOverDay'
  | 'aloneOverMonth'

export type Verdict =
  | { kind: 'passes' }
  | { kind: 'refuses'; reason: RefusalReason; limit: Money | number | null }

/** A rule for gateways says nothing before one is chosen. */
export function appliesTo(
  { scope, scopeOf }: Pick<Restriction, 'scope' | 'scopeOf'>,
  { gatewayCode, collectorId }: Pick<Payment, 'gatewayCode' | 'collectorId'>,
): boolean {
  switch (scope) {
    case 'all':
      return true
    case 'collector':
      return collectorId !== null && scopeOf.includes(collectorId)
    case 'gateway':
      return gatewayCode !== null && scopeOf.includes(gatewayCode)
  }
}

type Counting = Pick<Restriction, 'paymentsPerDay' | 'paymentsPerMonth' | 'sumPerDay' | 'sumPerMonth'>

export const counts = (rule: Counting): boolean =>
  [rule.paymentsPerDay, rule.paymentsPerMonth, rule.sumPerDay, rule.sumPerMonth].some(
    (limit) => limit !== null,
  )

/** Whether a rule reads who pays. */
export const readsWho = (rule: Restriction): boolean => rule.list !== 'none' || counts(rule)

/** Without an identifier a payer would pass every list and every count; staff at a counter see the payer (decision 141). */
export const asksWho = (rule: Restriction, { atCounter }: Pick<Payment, 'atCounter'>): boolean =>
  atCounter ? rule.list === 'allow' : readsWho(rule)

/** The first reason why a rule refuses a payment, in the order a person would check. */
export function judge(rule: Restriction, payment: Payment, usage: Usage): Verdict {
  const { payer, amount, gatewayCode, at } = payment
  if (asksWho(rule, payment) && payer[rule.identifier] === null) return refuses('identifierMissing')
  if (rule.list === 'block' && usage.isListed) return refuses('blocked')
  if (rule.list === 'allow' && !usage.isListed) return refuses('notAllowed')
  if (rule.currencies.length > 0 && !rule.currencies.includes(amount.currency)) return refuses('currency')
  if (gatewayCode !== null && rule.gateways.length > 0 && !rule.gateways.includes(gatewayCode))
    return refuses('gateway')
  if (!isWithin(rule, at)) return refuses('closed')
  return ofAmounts(rule, amount, usage) ?? ofPayments(rule, usage) ?? { kind: 'passes' }
}

function ofAmounts(rule: Restriction, amount: Money, usage: Usage): Verdict | null {
  if (rule.currency !== amount.currency) return null
  const limit = (minor: number | null) => (minor === null ? null : money(minor, amount.currency))
  const [least, most] = [limit(rule.minimum), limit(rule.maximum)]
  if (least && compare(amount, least) < 0) return refuses('tooSmall', least)
  if (most && compare(amount, most) > 0) return refuses('tooLarge', most)
  const beyond = (spent: bigint, cap: Money | null) =>
    cap !== null && spent + BigInt(amount.minor) > BigInt(cap.minor)
  const [perDay, perMonth] = [limit(rule.sumPerDay), limit(rule.sumPerMonth)]
  if (beyond(0n, perDay)) return refuses('aloneOverDay', perDay)
  if (beyond(0n, perMonth)) return refuses('aloneOverMonth', perMonth)
  if (beyond(usage.sumToday, perDay)) return refuses('sumPerDay', perDay)
  return beyond(usage.sumThisMonth, perMonth) ? refuses('sumPerMonth', perMonth) : null
}

function ofPayments({ paymentsPerDay, paymentsPerMonth }: Restriction, usage: Usage): Verdict | null {
  if (paymentsPerDay !== null && usage.paymentsToday >= paymentsPerDay)
    return refuses('paymentsPerDay', paymentsPerDay)
  return paymentsPerMonth !== null && usage.paymentsThisMonth >= paymentsPerMonth
    ? refuses('paymentsPerMonth', paymentsPerMonth)
    : null
}

const groundFor: Readonly<Partial<Record<RefusalReason, Ground>>> = {
  blocked: 'list',
  notAllowed: 'list',
  gateway: 'gateway',
  closed: 'hours',
  tooSmall: 'minimum',
  tooLarge: 'maximum',
  paymentsPerDay: 'paymentsPerDay',
  paymentsPerMonth: 'paymentsPerMonth',
  sumPerDay: 'sumPerDay',
  sumPerMonth: 'sumPerMonth',
}

/** The merchant's words fit where the rule checks nothing but what it refuses for. */
export function fitsOwnWords(rule: Parameters<typeof groundsOf>[0], reason: RefusalReason): boolean {
  const [ground, ...others] = groundsOf(rule)
  return ground !== undefined && ground === groundFor[reason] && others.length === 0
}

const refuses = (reason: RefusalReason, limit: Money | number | null = null): Verdict => ({
  kind: 'refuses',
  reason,
  limit,
})
