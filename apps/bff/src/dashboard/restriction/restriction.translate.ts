import type {
  Restriction,
  RestrictionWish,
  Tested,
} from '@wasl/contracts/core/dashboard/restriction.contract'
import type { Problem } from '@wasl/contracts/values/web'
import type { Rule, RuleWish, Verdict } from '@wasl/contracts/web/dashboard/restriction.contract'
import type { z } from 'zod'
import { byName } from '@wasl/domain/by-name'

export const toRule = (rule: z.infer<typeof Restriction>): Rule => ({
  id: rule.id,
  name: rule.name,
  active: rule.active,
  scope: rule.scope,
  scopeOf: rule.scope_of,
  identifier: rule.identifier,
  list: rule.list,
  currency: rule.currency,
  minimum: rule.minimum,
  maximum: rule.maximum,
  sumPerDay: rule.sum_per_day,
  sumPerMonth: rule.sum_per_month,
  paymentsPerDay: rule.payments_per_day,
  paymentsPerMonth: rule.payments_per_month,
  currencies: rule.currencies,
  gateways: rule.gateways,
  days: rule.days,
  opens: rule.opens,
  closes: rule.closes,
  messageEn: rule.message_en,
  messageAr: rule.message_ar,
  identifiers: rule.identifiers,
  hits: rule.hits,
  lastHitAt: rule.last_hit_at,
  revision: rule.revision,
  createdBy: rule.created_by,
  updatedAt: rule.updated_at,
})

export const fromWish = (wish: RuleWish): RestrictionWish => ({
  name: wish.name,
  active: wish.active,
  scope: wish.scope,
  scope_of: wish.scopeOf,
  identifier: wish.identifier,
  list: wish.list,
  currency: wish.currency,
  minimum: wish.minimum,
  maximum: wish.maximum,
  sum_per_day: wish.sumPerDay,
  sum_per_month: wish.sumPerMonth,
  payments_per_day: wish.paymentsPerDay,
  payments_per_month: wish.paymentsPerMonth,
  currencies: wish.currencies,
  gateways: wish.gateways,
  days: wish.days,
  opens: wish.opens,
  closes: wish.closes,
  message_en: wish.messageEn,
  message_ar: wish.messageAr,
})

type Choice = { value: string; name_en: string; name_ar: string }

export const toChoice = ({ value, name_en: en, name_ar: ar }: Choice) => ({ value, name: { en, ar } })

const localised = (en: string | null, ar: string | null) => (en === null ? null : { en, ar: ar ?? en })

export const toVerdict = (tested: z.infer<typeof Tested>): Verdict => ({
  passes: tested.decision === 'passes',
  message: localised(tested.message_en, tested.message_ar),
  decidedBy: tested.decided_by,
  rules: tested.rules.map(({ id, name, verdict, reason_en, reason_ar }) => ({
    id,
    name,
    verdict,
    reason: localised(reason_en, reason_ar),
  })),
})

/** The screen's names of fields: `sum_per_day` is `sumPerDay`. */
export const withWebNames = (problem: Problem): Problem =>
  problem.fieldErrors === undefined
    ? problem
    : {
        ...problem,
        fieldErrors: Object.fromEntries(
          Object.entries(problem.fieldErrors).map(([field, texts]) => [webName(field), texts]),
        ),
      }

const webName = (field: string): string =>
  ownNames[field] ?? field.replace(/_([a-z])/g, (_mark, letter: string) => letter.toUpperCase())

const ownNames: Readonly<Record<string, string>> = byName({
  currency_code: 'currency',
  gateway_code: 'gateway',
  collector_id: 'collector',
})
