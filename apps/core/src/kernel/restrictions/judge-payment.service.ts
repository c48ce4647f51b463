import type { Money } from '@wasl/domain/money'
import type { Db, Tx } from '../../platform/db/db.ts'
import { localMoment } from '@wasl/domain/opening-hours'
import {
  appliesTo,
  counts,
  judge,
  readsWho,
  type Payer,
  type Payment,
  type Usage,
  type Verdict,
} from './restriction.domain.ts'
import { findActiveRestrictions, type RestrictionRow } from './restrictions.store.ts'
import { findUsage, lockIdentifiers } from './usage.store.ts'

export type JudgedPayment = {
  merchantId: number
  timezone: string
  now: Date
  /** Null before it is written. */
  transactionId: number | null
  payer: Payer
  amount: Money
  gatewayCode: string | null
  collectorId: string | null
  atCounter: boolean
}

export type Judgement = { rule: RestrictionRow; verdict: Verdict | { kind: 'notApplied' } }

/** What each active rule says of a payment, in their order. Nothing is locked: for who only wants to know. */
export async function judgePayment(db: Db | Tx, payment: JudgedPayment): Promise<Judgement[]> {
  return judgements(db, payment, await findActiveRestrictions(db, payment.merchantId))
}

/** The same when a payment begins: no other payment of the same person begins until this is committed. */
export async function judgePaymentLocked(tx: Tx, payment: JudgedPayment): Promise<Judgement[]> {
  const rules = await findActiveRestrictions(tx, payment.merchantId)
  const identifiers = rules
    .filter((rule) => counts(rule) && appliesTo(rule, payment))
    .flatMap(({ identifier }) => {
      const value = payment.payer[identifier]
      return value === null ? [] : [[identifier, value] as const]
    })
  await lockIdentifiers(tx, payment.merchantId, identifiers)
  return judgements(tx, payment, rules)
}

/** The first refusal under each gateway, null where the payment may begin: for who has not chosen one yet. */
export async function judgeGateways(
  db: Db | Tx,
  payment: Omit<JudgedPayment, 'gatewayCode'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Refusing | null>> {
  const rules = await findActiveRestrictions(db, payment.merchantId)
  const usages = await usagesOf(db, payment, {
    rules: rules.filter((rule) => codes.some((gatewayCode) => appliesTo(rule, { ...payment, gatewayCode }))),
  })
  return new Map(
    codes.map((gatewayCode) => [gatewayCode, refusing(verdicts(rules, { ...payment, gatewayCode }, usages))]),
  )
}

/** The first rule that refuses, and why. */
export function refusing(judged: readonly Judgement[]): Refusing | null {
  for (const { rule, verdict } of judged)
    if (verdict.kind === 'refuses') return { rule, reason: verdict.reason, limit: verdict.limit }
  return null
}

export type Refusing = { rule: RestrictionRow } & Omit<Extract<Verdict, { kind: 'refuses' }>, 'kind'>

async function judgements(
  db: Db | Tx,
  payment: JudgedPayment,
  rules: readonly RestrictionRow[],
): Promise<Judgement[]> {
  const usages = await usagesOf(db, payment, { rules: rules.filter((rule) => appliesTo(rule, payment)) })
  return verdicts(rules, payment, usages)
}

type Usages = ReadonlyMap<number, Usage>

function usagesOf(
  db: Db | Tx,
  payment: Omit<JudgedPayment, 'gatewayCode'>,
  { rules }: { rules: readonly RestrictionRow[] },
): Promise<Usages> {
  const asked = rules.flatMap((rule) => {
    const value = payment.payer[rule.identifier]
    return readsWho(rule) && value !== null ? [{ rule, value }] : []
  })
  return findUsage(db, payment, asked)
}

function verdicts(rules: readonly RestrictionRow[], payment: JudgedPayment, usages: Usages): Judgement[] {
  const judged: Payment = { ...payment, at: localMoment(payment.now, payment.timezone) }
  return rules.map((rule) => ({
    rule,
    verdict: appliesTo(rule, judged)
      ? judge(rule, judged, usages.get(rule.id) ?? nothing)
      : { kind: 'notApplied' },
  }))
}

const nothing: Usage = {
  isListed: false,
  paymentsToday: 0,
  paymentsThisMonth: 0,
  sumToday: 0n,
  sumThisMonth: 0n,
}
